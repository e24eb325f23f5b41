/** What stands on the ground, drawn in a square of 100. */
import { type Chance, roll } from './chance';
import { at, edged, filled, gouge, mirrored, type Point, polygon, range, ray, smooth, tenth, TURN } from './pen';
import { signOf } from './signs';
import type { Texture } from './textures';

export const FIGURES = ['being', 'figure', 'burst', 'vessel', 'gear', 'place', 'snare'] as const;
export type Figure = (typeof FIGURES)[number];

/** The five inks of a print: ground, marks on it, the figure in two tones, the light, and cuts into the figure. */
export interface Inks {
  ground: string;
  mark: string;
  body: string;
  second: string;
  light: string;
  cut: string;
}

function horn(chance: Chance, x: number, y: number): string {
  switch (roll(chance, 5)) {
    case 0:
      return `M${at(x - 3, y)}C${at(x + 10, y - 8)} ${at(x + 22, y - 2)} ${at(x + 17, y - 19)}C${at(x + 30, y + 1)} ${at(x + 14, y + 10)} ${at(x + 4, y + 9)}Z`;
    case 1:
      return polygon([[x - 5, y + 1], [x + 5 + chance() * 6, y - 20], [x + 8, y + 9]]);
    case 2:
      return gouge(x, y + 5, x + 16, y - 20, 2.2, 5) + range(3).map((k) => gouge(x + 5 + k * 4, y - 5 - k * 5, x + 13 + k * 6, y - 7 - k * 6, 1.4, -2)).join('');
    case 3:
      return range(4).map((k) => gouge(x - 8 + k * 4, y + 2 + k * 2.5, x - 9 + k * 9, y - 21 + k * 7, 2.6, 2)).join('');
    default:
      return smooth([[x - 2, y + 4], [x + 10, y - 13], [x + 18, y + 6], [x + 12, y + 22], [x + 4, y + 16]]);
  }
}

function eye(chance: Chance, x: number, y: number): string {
  const shape = roll(chance, 3);
  const radius = 3 + chance() * 1.8;
  if (shape === 0) return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}"/>`;
  if (shape === 1) return `<path d="${gouge(x - 5.5, y + 2, x + 6, y - 3, 3)}"/>`;
  return `<path d="${polygon([[x - 5, y - 1], [x + 6, y - 4], [x + 3, y + 3.5]])}"/>`;
}

function mouth(chance: Chance, y: number): string {
  switch (roll(chance, 3)) {
    case 0:
      return polygon([[43, y], [57, y], [50, y + 9]]);
    case 1:
      return polygon([[42, y + 1], [45, y + 6], [48, y + 1], [50, y + 7], [52, y + 1], [55, y + 6], [58, y + 1], [54, y - 3], [46, y - 3]]);
    default:
      return gouge(42, y + 2, 58, y + 2, 3.2, -3);
  }
}

/** A mask, mirrored: most creatures. */
function being(chance: Chance, inks: Inks): string {
  const wide = 15 + chance() * 9;
  const top = 22 + chance() * 7;
  const low = 76 + chance() * 9;
  const jaw = 0.35 + chance() * 0.55;
  const brow = 0.75 + chance() * 0.35;
  const half: Point[] = [
    [50, top],
    [50 + wide * 0.62, top + 3 + chance() * 4],
    [50 + wide * brow, top + 15],
    [50 + wide * (0.8 + chance() * 0.35), 52],
    [50 + wide * jaw, low - 9],
    [50 + wide * 0.18, low],
  ];
  const other: Point[] = half.slice(1).reverse().map(([x, y]) => [100 - x, y]);
  const horns = horn(chance, 50 + wide * 0.5, top + 5);
  const ey = top + 21 + chance() * 5;
  const ex = 50 + wide * (0.38 + chance() * 0.12);
  const eyes = eye(chance, ex, ey);
  let cuts = '';
  for (const k of range(3 + roll(chance, 4))) cuts += gouge(50 + wide * 0.32, ey + 9 + k * 4.3, 50 + wide * (0.88 - k * 0.07), ey + 5 + k * 4.6, 1, 1.5);
  for (const k of range(3)) cuts += gouge(52 + k * 3.4, top + 4, 51.2 + k * 4.4, ey - 6, 0.9);
  const jawline = low - 13;
  const shoulders = smooth([[8, 108], [20, 88], [36, 80], [50, 84], [64, 80], [80, 88], [92, 108]]);
  return [
    filled(shoulders, inks.second),
    mirrored(filled(horns, inks.second)),
    edged(smooth([...half, ...other]), inks.body, inks.ground),
    mirrored(filled(cuts, inks.cut)),
    filled(gouge(50, ey + 2, 50, jawline - 3, 1.5) + mouth(chance, jawline), inks.cut),
    `<g fill="${inks.light}">${mirrored(eyes)}</g>`,
    mirrored(`<circle cx="${tenth(ex)}" cy="${tenth(ey)}" r="1.3" fill="${inks.body}"/>`),
  ].join('');
}

function headgear(chance: Chance, sort: number, wide: number): string {
  switch (sort) {
    case 0:
      return polygon([[50 - wide, 34], [47 - wide, 16], [50 - wide * 0.4, 26], [50, 10], [50 + wide * 0.4, 26], [53 + wide, 16], [50 + wide, 34]]);
    case 1:
      return smooth([[50, 10], [50 + wide * 1.35, 30], [50 + wide * 1.5, 62], [50 + wide, 74], [50, 66], [50 - wide, 74], [50 - wide * 1.5, 62], [50 - wide * 1.35, 30]]);
    case 2:
      return polygon([[49 - wide, 46], [50 - wide, 26], [45, 16], [48.5, 4], [51.5, 4], [55, 16], [50 + wide, 26], [51 + wide, 46], [54, 38], [50, 60], [46, 38]]);
    default:
      return (
        smooth([[50, 22], [50 + wide * 2.2, 34], [50 + wide, 35], [50, 34], [50 - wide, 35], [50 - wide * 2.2, 34]]) +
        polygon([[50 - wide * 0.9, 33], [47 + chance() * 8, 2], [50 + wide * 0.9, 33]])
      );
  }
}

/** A hooded, crowned, helmed or hatted bust: heroes and people. */
function figure(chance: Chance, inks: Inks): string {
  const sort = roll(chance, 4);
  const wide = 13 + chance() * 3;
  const hat = headgear(chance, sort, wide);
  const isHood = sort === 1;
  const cloak = smooth([[2, 110], [14, 84], [33, 68], [50, 72], [67, 68], [86, 84], [98, 110]]);
  const face = smooth([[50, 24], [50 + wide * 0.9, 34], [50 + wide * 0.8, 52], [54, 64], [46, 64], [50 - wide * 0.8, 52], [50 - wide * 0.9, 34]]);
  const folds = range(7).map((i) => gouge(54 + i * 5.4, 76 + i * 1.5, 53 + i * 7, 104, 1.2, 2)).join('');
  const glory = range(26).map((i) => ray(50, 42, (i / 26) * TURN, 30, 37 + (i % 2) * 7, 1.3)).join('');
  const beard = chance() > 0.5 ? range(5).map((i) => gouge(50 + i * 2.4, 56, 50 + i * 1.5, 69 - i, 1.2)).join('') : '';
  const features = gouge(53, 44, 60.5, 42.5, 2.2) + gouge(52, 39.5, 62, 38, 1) + beard;
  return [
    filled(glory, inks.light),
    filled(cloak, inks.body),
    mirrored(filled(folds, inks.cut)),
    isHood ? filled(hat, inks.second) : '',
    filled(face, inks.light),
    isHood ? '' : edged(hat, inks.second, inks.ground, 1.2),
    mirrored(filled(features, inks.body)),
    filled(gouge(50, 44, 50, 54, 1.2), inks.body),
  ].join('');
}

/** A sign among rays, in flight or in a wheel: what happens and is gone. */
function burst(chance: Chance, inks: Inks, texture: Texture): string {
  const count = 15 + roll(chance, 10);
  const twist = chance() * 6;
  let strong = '';
  let bright = '';
  for (const i of range(count)) {
    const angle = (i / count) * TURN + twist;
    const reach = 34 + chance() * 38;
    const half = 0.07 + chance() * 0.07;
    const spike = polygon([
      [50 + Math.cos(angle - half) * 17, 50 + Math.sin(angle - half) * 17],
      [50 + Math.cos(angle) * reach, 50 + Math.sin(angle) * reach],
      [50 + Math.cos(angle + half) * 17, 50 + Math.sin(angle + half) * 17],
    ]);
    if (i % 3) strong += spike;
    else bright += spike;
  }
  const shape = signOf(texture);
  const sign = (x: number, y: number, size: number, lean: number, ink: string): string =>
    `<path transform="translate(${at(x, y)}) rotate(${tenth(lean)}) scale(${size}) translate(-50 -50)" d="${shape}" fill="${ink}" fill-rule="evenodd" stroke="${inks.ground}" stroke-width="2.4" paint-order="stroke"/>`;
  const sort = roll(chance, 3);
  const lean = (chance() - 0.5) * 50;
  if (sort === 0) return filled(strong, inks.second) + filled(bright, inks.light) + sign(50, 50, 1, lean * 0.4, inks.body) + sign(50, 57, 0.42, lean * 0.4, inks.light);
  if (sort === 1) {
    const arcs = range(6).map((k) => gouge(-26, 98 - k * 9, 126, 66 - k * 9, 1.7, 30)).join('');
    return filled(arcs, inks.second) + sign(24, 60, 0.55, lean - 24, inks.second) + sign(78, 36, 0.62, lean + 30, inks.light) + sign(50, 50, 0.98, lean * 0.5, inks.body);
  }
  const ring = range(30).map((i) => ray(50, 50, (i / 30) * TURN, 31, 40 + (i % 3) * 7, 1.7, 0.35)).join('');
  return `${filled(ring, inks.light)}<circle cx="50" cy="50" r="29" fill="${inks.second}"/>${sign(50, 50, 0.84, lean, inks.body)}`;
}

/** Turned on a lathe: bottles, bells, idols. */
function vessel(chance: Chance, inks: Inks): string {
  const swell = 0.8 + chance() * 0.3;
  const profile: Point[] = range(7).map((i) => [55 + Math.sin((i / 6) * Math.PI * swell) * 17 + chance() * 5, 16 + i * 10.5]);
  profile.push([63 + chance() * 6, 88]);
  profile.unshift([56 + chance() * 6, 12]);
  const left: Point[] = profile.slice().reverse().map(([x, y]) => [100 - x, y]);
  const edge = (index: number): Point => profile[index] as Point;
  const bands = [2, 4, 6].map((i) => gouge(102 - edge(i)[0], edge(i)[1], edge(i)[0] - 2, edge(i)[1], 2 + chance() * 1.5, -3)).join('');
  const hatching = range(9).map((i) => gouge(56 + i * 1.6, 34 + i * 4, 58 + i * 1.3, 42 + i * 4.3, 1)).join('');
  const [top, mid, low] = [edge(2), edge(4), edge(5)];
  const handle = `<path d="M${at(...top)}C${at(top[0] + 16, top[1] - 4)} ${at(mid[0] + 14, mid[1] + 4)} ${at(low[0] - 2, low[1])}" fill="none" stroke="${inks.second}" stroke-width="4"/>`;
  return [
    `<ellipse cx="50" cy="89" rx="36" ry="5" fill="${inks.second}"/>`,
    chance() > 0.45 ? mirrored(handle) : '',
    edged(polygon([[50, 12], ...profile, ...left]), inks.body, inks.ground),
    filled(bands, inks.light),
    filled(hatching, inks.cut),
  ].join('');
}

/** Blade, shield or helm: what is worn. */
function gear(chance: Chance, inks: Inks): string {
  let [body, second, light] = ['', '', ''];
  switch (roll(chance, 3)) {
    case 0:
      body = polygon([[50, 4], [57, 18], [56, 66], [44, 66], [43, 18]]);
      second = polygon([[28, 64], [72, 64], [76, 71], [24, 71]]) + polygon([[46, 71], [54, 71], [55, 94], [45, 94]]);
      light = gouge(50, 12, 50, 62, 1.6);
      break;
    case 1:
      body = smooth([[50, 12], [78, 20], [76, 52], [50, 90], [24, 52], [22, 20]]);
      second = smooth([[50, 24], [67, 29], [65, 50], [50, 74], [35, 50], [33, 29]]);
      light = range(6).map((i) => gouge(40 + i * 4, 32, 42 + i * 3.2, 58 - Math.abs(i - 2.5) * 3, 1.1)).join('');
      break;
    default:
      body = 'M50 12C74 12 78 40 76 84L60 88L58 58L50 52L42 58L40 88L24 84C22 40 26 12 50 12Z';
      second = `M46 2H54L53 50H47Z${polygon([[26, 44], [45, 50], [45, 55], [25, 50]])}${polygon([[74, 44], [55, 50], [55, 55], [75, 50]])}`;
      light = range(4).map((i) => gouge(58 + i * 4, 30 + i * 4, 62 + i * 3.4, 50 + i * 5, 1.2) + gouge(42 - i * 4, 30 + i * 4, 38 - i * 3.4, 50 + i * 5, 1.2)).join('');
  }
  const lean = tenth((chance() - 0.5) * 36);
  return `<g transform="rotate(${lean} 50 50)">${edged(body, inks.body, inks.ground)}${filled(second, inks.second)}${filled(light, inks.light)}</g>`;
}

/** Ridges under a sky: fields and standing spells. */
function place(chance: Chance, inks: Inks): string {
  let drawn = '';
  [inks.light, inks.second, inks.body].forEach((ink, k) => {
    const base = 46 + k * 17;
    const ridge: Point[] = range(16).map((i) => [i * 11.5 - 35, base + (chance() - 0.5) * (22 - k * 4)]);
    drawn += edged(polygon([[-35, 110], ...ridge, [138, 110]]), ink, inks.ground, 1.2);
    let tufts = '';
    for (let i = 0; i < 14; i++) {
      const x = chance() * 160 - 30;
      tufts += gouge(x, base + 11, x + 5, base + 18, 1);
    }
    drawn += filled(tufts, k === 2 ? inks.second : inks.ground);
  });
  const x = 24 + chance() * 52;
  if (chance() > 0.5) return drawn + edged(polygon([[x - 6, 72], [x - 5, 34], [x - 8, 34], [x, 20], [x + 8, 34], [x + 5, 34], [x + 6, 72]]), inks.body, inks.ground, 1);
  const branches = range(4).map((i) => gouge(x, 36 + i * 9, x + 13, 24 + i * 9, 3) + gouge(x, 40 + i * 9, x - 13, 29 + i * 9, 3)).join('');
  return drawn + filled(gouge(x, 76, x, 30, 2.4) + branches, inks.body);
}

/** Teeth closing on an eye: traps and triggers. */
function snare(chance: Chance, inks: Inks): string {
  const count = 9 + roll(chance, 6);
  const twist = chance() * 6;
  const half = 2.2 / count;
  const teeth = range(count).map((i) => {
    const angle = (i / count) * TURN + twist;
    return polygon([
      [50 + Math.cos(angle - half) * 44, 50 + Math.sin(angle - half) * 44],
      [50 + Math.cos(angle) * 23, 50 + Math.sin(angle) * 23],
      [50 + Math.cos(angle + half) * 44, 50 + Math.sin(angle + half) * 44],
    ]);
  });
  const sparks = range(36).map((i) => ray(50, 50, (i / 36) * TURN, 49, 56, 1)).join('');
  return [
    filled('M50 2A48 48 0 1 0 50.1 2ZM50 8A42 42 0 1 1 49.9 8Z', inks.body),
    filled(teeth.join(''), inks.body),
    filled(sparks, inks.light),
    filled(gouge(30, 50, 70, 50, 18), inks.second),
    `<circle cx="50" cy="50" r="7" fill="${inks.light}"/>`,
    filled(gouge(50, 43, 50, 57, 3), inks.body),
  ].join('');
}

const BY_NAME: Record<Figure, (chance: Chance, inks: Inks, texture: Texture) => string> = { being, figure, burst, vessel, gear, place, snare };

export const figureOf = (name: Figure, chance: Chance, inks: Inks, texture: Texture): string => BY_NAME[name](chance, inks, texture);
