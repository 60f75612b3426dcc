import { countOrFigure, figure as figureText, median, quantile } from './statistics.ts';

/** One thing that was measured, and may be wanted to be so or so: a value a round. */
export interface Figure {
  /** The same in every run: goals and the rows of docs/performance.md are found by it. */
  readonly name: string;
  readonly unit: string;
  readonly shop: readonly number[];
  /** The other side in the same rounds; the ratio is judged, shop by peer, unless the other side is only shown. */
  readonly peer?: { readonly name: string; readonly values: readonly number[]; readonly isOnlyShown?: true };
}

/** What a figure is to be: of the ratio where there is another side, else of the value itself. */
export interface Goal {
  readonly most?: number;
  readonly least?: number;
  /** A floor fails `npm run bench -- --hold` when it is missed by more than the noise; another goal is told only. */
  readonly isFloor: boolean;
}

export type Verdict = 'met' | 'within noise' | 'missed';

export interface Judged {
  readonly figure: Figure;
  readonly goal: Goal | null;
  /** The median of the rounds: of the ratios where there is another side. */
  readonly value: number;
  readonly noise: number;
  /** Null where nothing is wanted. */
  readonly verdict: Verdict | null;
}

const LOWER = 0.25;
const UPPER = 0.75;

const roundsOf = ({ shop, peer }: Figure): readonly number[] =>
  peer && !peer.isOnlyShown ? shop.map((value, round) => value / (peer.values[round] ?? Number.NaN)) : shop;

/** How far rounds of the same thing lie apart: half the distance between the quartiles, of three rounds or fewer half the whole. */
export const noiseOf = (values: readonly number[]): number =>
  values.length < 2 ? 0 : (quantile(values, UPPER) - quantile(values, LOWER)) / 2;

/** By how much a value misses its goal; zero or less: it does not. What could not be measured misses it by any measure. */
const missBy = (value: number, { most = Infinity, least = -Infinity }: Goal): number =>
  Number.isNaN(value) ? Infinity : Math.max(value - most, least - value);

/** Holds a figure against its goal. */
export const judge = (figure: Figure, goal: Goal | null): Judged => {
  const rounds = roundsOf(figure);
  const value = median(rounds);
  const noise = noiseOf(rounds);
  if (goal === null) return { figure, goal, value, noise, verdict: null };
  const miss = missBy(value, goal);
  const verdict = miss <= 0 ? 'met' : miss <= noise ? 'within noise' : 'missed';
  return { figure, goal, value, noise, verdict };
};

export const isBroken = ({ goal, verdict }: Judged): boolean =>
  goal?.isFloor === true && verdict === 'missed';

const goalText = ({ most, least, isFloor }: Goal, unit: string): string =>
  [most === undefined ? `≥ ${least}` : `≤ ${most}`, unit, isFloor ? '' : '(aim)'].filter(Boolean).join(' ');

/** A judged figure in words: name, shop, other side, ratio with its noise, what is wanted, whether it is met. */
export const cellsOf = ({ figure, goal, value, noise, verdict }: Judged): readonly string[] => {
  const { name, unit, shop, peer } = figure;
  const isRatio = peer !== undefined && !peer.isOnlyShown;
  const digits = unit === '' ? countOrFigure : figureText;
  const withUnit = (values: readonly number[]): string => `${digits(median(values))} ${unit}`.trim();
  const spread = noise > 0 ? ` ± ${digits(noise)}` : '';
  return [
    name,
    isRatio ? withUnit(shop) : `${digits(value)}${spread} ${unit}`.trim(),
    peer ? `${peer.name} ${withUnit(peer.values)}` : '–',
    isRatio ? `${digits(value)}${spread}` : '–',
    goal ? goalText(goal, isRatio ? '×' : unit) : '–',
    verdict ?? '–',
  ];
};

/** The heads of these cells. */
export const FIGURE_COLUMNS = ['figure', 'the shop', 'beside', 'ratio', 'wanted', 'verdict'] as const;
