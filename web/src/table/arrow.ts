/** A tapered cut from source to target, ending in a registration mark. */
export interface Shape {
  shaft: string;
  cross: string;
  x: number;
  y: number;
  r: number;
}

export type Drawn = Shape & { ink: string; id: string };

const PHONE = 640;

export function arrow(from: Element, to: Element): Shape {
  const a = from.getBoundingClientRect();
  const b = (to.querySelector('.print') ?? to).getBoundingClientRect();
  const isSmall = innerWidth < PHONE || b.width < 60;
  const r = isSmall ? 9 : 19;
  const tick = r * 0.42;
  const [x, y] = [b.left + b.width / 2, b.top + b.height * 0.48];
  const isAcross = a.left > b.right;
  const isFar = Math.abs(a.left + a.width / 2 - x) > 90;
  const ax = isAcross ? a.left - 2 : a.left + a.width / 2;
  const ay = isAcross ? a.top + a.height * 0.55 : a.top > y ? a.top - 4 : a.bottom + 4;
  const mx = !isAcross && isFar ? x : (ax + x) / 2;
  const my = isAcross ? Math.min(ay, y) - 10 : isFar ? ay - Math.sign(ay - y) * 26 : (ay + y) / 2;
  const angle = Math.atan2(y - my, x - mx);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [ex, ey] = [x - c * (r + 3), y - s * (r + 3)];
  const [hx, hy] = [ex - c * 20, ey - s * 20];
  const beside = (k: number): string => `${hx - s * k} ${hy + c * k}`;
  return {
    shaft: `M${ax} ${ay - 2}Q${mx} ${my} ${beside(5)}L${beside(13)}L${ex} ${ey}L${beside(-13)}L${beside(-5)}Q${mx} ${my} ${ax} ${ay + 2}Z`,
    cross: `M${x - r - tick} ${y}H${x + r + tick}M${x} ${y - r - tick}V${y + r + tick}`,
    x,
    y,
    r,
  };
}
