/** The field of one drawing, in its own units. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** Where the arc begins and ends. */
  readonly ground: number;
  /** How high it rises over it. */
  readonly rise: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Arc {
  readonly field: Field;
  /** The arc stands over so many columns of one width, from the middle of the first to that of the last. */
  readonly columns: number;
}

const middle = ({ field, columns }: Arc, column: number): number => (field.width * (column + 0.5)) / columns;
const span = (arc: Arc): number => middle(arc, arc.columns - 1) - middle(arc, 0);

/** A point of the arc; `t` from 0 at its start to 1 at its end. */
export const pointAt = (arc: Arc, t: number): Point => ({
  x: middle(arc, 0) + span(arc) * t,
  y: arc.field.ground - 4 * arc.field.rise * t * (1 - t),
});

const slopeAt = ({ field }: Arc, t: number): number => -4 * field.rise * (1 - 2 * t);

/** Where it points there, in degrees, clockwise. */
export const headingAt = (arc: Arc, t: number): number =>
  (Math.atan2(slopeAt(arc, t), span(arc)) * 180) / Math.PI;

const rounded = (n: number): number => Math.round(n * 10) / 10;

/** A part of the arc, as the attribute `d` of a path. */
export function arcBetween(arc: Arc, from: number, to: number): string {
  const start = pointAt(arc, from);
  const end = pointAt(arc, to);
  const bend = { x: (start.x + end.x) / 2, y: start.y + ((to - from) / 2) * slopeAt(arc, from) };
  const [a, b, c] = [start, bend, end].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`);
  return `M${a}Q${b} ${c}`;
}

/** Never further than this between two steps: only news brings it to the next one. */
const FURTHEST = 0.85;

interface Flown {
  /** Index of the present step; -1 before the first. */
  readonly current: number;
  readonly columns: number;
  /** When the present step began, in ms; null where nobody has said so. */
  readonly since: number | null;
  /** When it is to come, in ms; NaN where nobody has said so. */
  readonly until: number;
  readonly now: number;
}

/** How much of the arc is flown. Between two steps it is the time that tells, not the courier's place, which nobody knows. */
export function flownPart({ current, columns, since, until, now }: Flown): number {
  const last = columns - 1;
  const step = Math.max(0, Math.min(current, last));
  const share = since === null || step === last ? 0 : (now - since) / (until - since);
  const between = Number.isFinite(share) ? Math.min(Math.max(share, 0), FURTHEST) : 0;
  return (step + between) / last;
}
