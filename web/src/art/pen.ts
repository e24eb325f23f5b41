/** Shapes as SVG path data. */
export type Point = readonly [number, number];

export const TURN = Math.PI * 2;

export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const at = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;

/** A closed smooth line through points (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const count = points.length;
  const point = (index: number): Point => points[(index + count) % count] as Point;
  let path = `M${at(...point(0))}`;
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    path += `C${at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} `;
    path += `${at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${at(...to)}`;
  }
  return `${path}Z`;
}

/** One cut of the gouge: thin, fat, thin. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [out, back] = [bend + width, bend - width];
  return `M${at(x1, y1)}Q${at(mx + nx * out, my + ny * out)} ${at(x2, y2)}Q${at(mx + nx * back, my + ny * back)} ${at(x1, y1)}Z`;
}

/** A cut that runs outwards from a centre. */
export function ray(x: number, y: number, angle: number, from: number, to: number, width: number, twist = 0): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [c2, s2] = [Math.cos(angle + twist), Math.sin(angle + twist)];
  return gouge(x + c * from, y + s * from, x + c2 * to, y + s2 * to, width, twist ? 2 : 0);
}

export const filled = (path: string, ink: string, more = ''): string => `<path d="${path}" fill="${ink}"${more}/>`;

export const edged = (path: string, ink: string, edge: string, width = 1.6): string =>
  filled(path, ink, ` stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"`);

/** A drawing and its reflection in the line x = 50. */
export const mirrored = (drawing: string): string => `${drawing}<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`;

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
