/** What a ground is made of, 100 wide so that it can be laid side by side. */
import { type Chance, roll } from './chance';
import { at, gouge, polygon, type Point, range, tenth, TURN } from './pen';

export const TEXTURES = ['flame', 'wave', 'strata', 'gust', 'halo', 'leaf', 'fur', 'gear', 'weave'] as const;
export type Texture = (typeof TEXTURES)[number];

function flame(chance: Chance): string {
  let path = '';
  for (const row of range(5)) {
    for (const i of range(10)) {
      const x = (i - 1) * 13 + (row % 2) * 6.5 + chance() * 3;
      const y = 34 + row * 17;
      const high = 16 + chance() * 16;
      const lean = (chance() - 0.5) * 4;
      path += `M${at(x, y)}C${at(x - 6, y - high * 0.4)} ${at(x + 3, y - high * 0.6)} ${at(x + lean, y - high)}`;
      path += `C${at(x + 7, y - high * 0.5)} ${at(x + 6, y - high * 0.3)} ${at(x + 4, y)}Z`;
    }
  }
  return path;
}

function wave(chance: Chance): string {
  let path = '';
  for (const row of range(9)) {
    const y = 38 + row * 8;
    const shift = (row % 2) * 10 + chance() * 2;
    for (const i of range(7)) {
      for (const radius of [9, 5.5]) {
        const x = (i - 1) * 20 + shift;
        const inner = tenth(radius - 1.5);
        path += `M${at(x - radius, y)}A${radius} ${radius} 0 0 1 ${at(x + radius, y)}L${at(x + inner, y)}A${inner} ${inner} 0 0 0 ${at(x - inner, y)}Z`;
      }
    }
  }
  return path;
}

function strata(chance: Chance): string {
  let path = '';
  for (const row of range(6)) {
    const y = 44 + row * 10;
    const edge = (chance() - 0.5) * 7;
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (const i of range(11)) {
      const isEdge = i % 10 === 0;
      const shift = isEdge ? edge : (chance() - 0.5) * 7;
      upper.push([i * 10, y + shift]);
      lower.unshift([i * 10, y + shift + (isEdge ? 3.5 : 2 + chance() * 3)]);
    }
    path += polygon([...upper, ...lower]);
    for (let k = 0; k < 7; k++) {
      const x = chance() * 100;
      path += gouge(x, y + 6, x + 3 + chance() * 5, y + 7, 0.7);
    }
  }
  return path;
}

function gust(chance: Chance): string {
  let path = '';
  for (const k of range(15)) {
    const y = 6 + k * 6.4 + chance() * 3;
    const x = chance() * 40 - 10;
    const length = 34 + chance() * 60;
    path += gouge(x, y, x + length, y + (chance() - 0.5) * 10, 1 + chance() * 0.8, (chance() - 0.5) * 14);
  }
  return path;
}

function halo(chance: Chance): string {
  let path = '';
  for (const ring of range(5)) {
    const radius = 22 + ring * 9;
    const count = 20 + ring * 8;
    for (const i of range(count)) {
      if (chance() <= 0.12) continue;
      const from = (i / count) * TURN + ring * 0.1;
      const to = from + 3.4 / count;
      path += gouge(50 + Math.cos(from) * radius, 46 + Math.sin(from) * radius, 50 + Math.cos(to) * radius, 46 + Math.sin(to) * radius, 0.9);
    }
  }
  return path;
}

function leaf(chance: Chance): string {
  let path = '';
  for (let k = 0; k < 26; k++) {
    const [x, y] = [chance() * 104, 30 + chance() * 74];
    const angle = -TURN / 4 + (chance() - 0.5) * 2.4;
    const length = 9 + chance() * 8;
    path += gouge(x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length, 3.4);
  }
  return path;
}

function fur(chance: Chance): string {
  let path = '';
  for (const row of range(12)) {
    for (const i of range(12)) {
      const [x, y] = [i * 9 + (row % 2) * 4.5 - 2, 8 + row * 8];
      const angle = 1.2 + Math.sin(x / 17 + row / 3) * 0.8;
      path += gouge(x, y, x + Math.cos(angle) * 6, y + Math.sin(angle) * 6, 0.9 + chance() * 0.5, 1);
    }
  }
  return path;
}

export function wheel(x: number, y: number, radius: number, teeth: number, tooth: number): string {
  return polygon(
    range(teeth * 4).map((i) => {
      const angle = (i / (teeth * 4)) * TURN;
      const reach = radius + (i % 4 < 2 ? tooth : 0);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}

function gear(chance: Chance): string {
  let path = '';
  for (let k = 0; k < 4; k++) {
    const [x, y, radius] = [chance() * 100, chance() * 100, 10 + chance() * 15];
    path += wheel(x, y, radius, 10 + roll(chance, 6), 2.6);
    for (const hole of [radius * 0.62, radius * 0.3].map(tenth)) {
      path += `M${at(x + hole, y)}A${hole} ${hole} 0 1 0 ${at(x - hole, y)}A${hole} ${hole} 0 1 0 ${at(x + hole, y)}Z`;
    }
  }
  return path;
}

function weave(chance: Chance): string {
  let path = '';
  const step = 10 + roll(chance, 3);
  for (let y = -2; y < 104; y += step) {
    for (let x = -2; x < 104; x += step) {
      const upright = Math.floor((x + y) / step) % 2 !== 0;
      for (const k of range(3)) {
        path += upright
          ? gouge(x + 2 + k * 3, y + 1, x + 2 + k * 3, y + step - 1, 0.7)
          : gouge(x + 1, y + 2 + k * 3, x + step - 1, y + 2 + k * 3, 0.7);
      }
    }
  }
  return path;
}

const BY_NAME: Record<Texture, (chance: Chance) => string> = { flame, wave, strata, gust, halo, leaf, fur, gear, weave };

export const textureOf = (name: Texture, chance: Chance): string => BY_NAME[name](chance);
