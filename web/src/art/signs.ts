/** The sign of each texture, shown large on what happens and is gone. */
import { polygon } from './pen';
import { type Texture, wheel } from './textures';

const SIGNS: Record<Texture, string> = {
  flame: 'M50 24C38 40 66 42 60 58C68 52 66 46 66 44C74 58 66 76 50 76C34 76 27 60 38 47C38 54 42 56 44 56C38 42 44 32 50 24Z',
  wave: 'M50 22C60 38 69 46 69 58A19 19 0 0 1 31 58C31 46 40 38 50 22Z',
  strata:
    polygon([[50, 14], [59, 29], [57, 80], [43, 80], [41, 29]]) +
    polygon([[29, 38], [38, 47], [40, 80], [25, 80], [22, 50]]) +
    polygon([[71, 33], [78, 46], [75, 80], [60, 80], [62, 43]]),
  gust: 'M28 44H58A8 8 0 1 0 50 36L46 32A13 13 0 1 1 59 50H28ZM34 55H66A9 9 0 1 1 57 64L53 67A14 14 0 1 0 67 50Z',
  halo: 'M50 26A24 24 0 1 0 74 54A19 19 0 1 1 50 26Z',
  leaf: 'M50 22C76 38 74 64 50 78C26 64 24 38 50 22Z',
  gear: wheel(50, 50, 19, 8, 6),
  fur: 'M34 28C46 34 44 66 30 76C52 70 56 40 34 28ZM52 26C64 34 62 66 48 78C70 70 72 40 52 26Z',
  weave: polygon([[50, 22], [70, 30], [67, 58], [50, 78], [33, 58], [30, 30]]),
};

export const signOf = (texture: Texture): string => SIGNS[texture];
