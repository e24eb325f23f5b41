/** A block print grown from a name: same name, same print, everywhere. */
import { type Chance, chanceFrom, seedOf } from './chance';
import { type Figure, FIGURES, figureOf, type Inks } from './figures';
import { filled, gouge, tenth } from './pen';
import { type Texture, textureOf, TEXTURES } from './textures';

export interface Subject {
  name: string;
  hue: number;
  texture: Texture;
  figure: Figure;
}

const isTexture = (word: string): word is Texture => (TEXTURES as readonly string[]).includes(word);
const isFigure = (word: string): word is Figure => (FIGURES as readonly string[]).includes(word);

/** A subject from words that a game declares; a word that nobody drew yet gets the plainest drawing. */
export const subject = (name: string, hue: number, texture: string, figure: string): Subject => ({
  name,
  hue,
  texture: isTexture(texture) ? texture : 'weave',
  figure: isFigure(figure) ? figure : 'being',
});

function inksFor(seed: number, hue: number, warm: number): Inks {
  const ink = (light: number, chroma: number, angle = hue): string => `oklch(${light} ${chroma} ${tenth(angle)})`;
  switch (seed % 3) {
    case 0:
      return { ground: ink(0.9, 0.055), mark: ink(0.8, 0.1), body: ink(0.27, 0.075), second: ink(0.56, 0.15), light: ink(0.93, 0.09, warm), cut: ink(0.8, 0.1) };
    case 1:
      return { ground: ink(0.3, 0.085), mark: ink(0.4, 0.11), body: ink(0.9, 0.06), second: ink(0.63, 0.15), light: ink(0.83, 0.14, warm), cut: ink(0.48, 0.13) };
    default:
      return { ground: ink(0.66, 0.145), mark: ink(0.57, 0.145), body: ink(0.24, 0.06), second: ink(0.41, 0.11), light: ink(0.94, 0.09, warm), cut: ink(0.7, 0.15) };
  }
}

/** Where the gouge slipped at the rim of the block. */
function nicks(chance: Chance): string {
  let path = '';
  for (let i = 0; i < 20; i++) {
    const [edge, along, in_] = [Math.floor(chance() * 4), chance(), chance() * 5];
    const x = edge < 2 ? along * 160 - 30 : edge === 2 ? in_ - 30 : 130 - in_;
    const y = edge >= 2 ? along * 100 : edge === 0 ? in_ : 100 - in_;
    path += gouge(x, y, x + (chance() - 0.5) * 9, y + (chance() - 0.5) * 9, 0.7);
  }
  return path;
}

/** The drawing as SVG text, 160 by 100: frames cut its sides. */
export function draw({ name, hue, texture, figure }: Subject): string {
  const seed = seedOf(name);
  const chance = chanceFrom(seed);
  const warm = (hue + (chance() > 0.5 ? 48 : -42) + 360) % 360;
  const inks = inksFor(seed, hue, warm);
  const sun = `<circle cx="${tenth(24 + chance() * 52)}" cy="${tenth(20 + chance() * 18)}" r="${tenth(13 + chance() * 14)}" fill="${inks.light}" opacity=".9"/>`;
  const rim = nicks(chance);
  const ground = textureOf(texture, chance);
  const isGrown = figure === 'being' || figure === 'burst';
  const stands = figureOf(figure, chance, inks, texture);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 0 160 100" width="480" height="300" preserveAspectRatio="xMidYMid slice">',
    `<rect x="-60" y="-9" width="220" height="118" fill="${inks.ground}"/>${sun}`,
    `<g fill="${inks.mark}"><path id="g" d="${ground}"/><use href="#g" x="-100"/><use href="#g" x="100"/></g>`,
    isGrown ? `<g transform="translate(50 56) scale(1.14) translate(-50 -56)">${stands}</g>` : stands,
    filled(rim, inks.mark),
    '</svg>',
  ].join('');
}

const urls = new Map<string, string>();

/** The address of a print, drawn once. */
export function printUrl(what: Subject): string {
  const key = `${what.name}|${what.hue}|${what.texture}|${what.figure}`;
  let url = urls.get(key);
  if (url === undefined) {
    url = URL.createObjectURL(new Blob([draw(what)], { type: 'image/svg+xml' }));
    urls.set(key, url);
  }
  return url;
}
