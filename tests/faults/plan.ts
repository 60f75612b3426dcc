import { createHash } from 'node:crypto';
import { FAULTS, type Fault } from './faults.ts';
import { isRefusal } from './outcome.ts';
import type { Row, Scene } from './row.ts';

/** Rows whose calls one fault meets at once, on one opening of a page. */
export interface Step {
  readonly name: string;
  readonly scene: Scene;
  readonly fault: Fault;
  readonly rows: readonly Row[];
}
/** One browser, page after page. */
export interface PlannedVisit {
  readonly name: string;
  readonly scene: Scene;
  readonly steps: readonly Step[];
}

const STEPS_A_VISIT = 4;

/** A logout ends all, and of two notices with the same words nobody knows whose it is: such cells meet no other. */
const isAlone = (row: Row, fault: Fault): boolean => {
  const { way, words } = row.outcome(fault);
  return row.act !== undefined || way === 'login' || (isRefusal(fault) && words.length > 0);
};

const grouped = <T extends { readonly scene: Scene }>(items: readonly T[]): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.scene.name, [...(groups.get(item.scene.name) ?? []), item]);
  return [...groups.values()];
};

const stepOf = (rows: readonly Row[], fault: Fault): Step => ({
  name: `${rows.map(({ operation }) => operation).join(', ')} × ${fault.title}`,
  scene: rows[0]!.scene,
  fault,
  rows,
});

const stepsOf = (rows: readonly Row[], fault: Fault): readonly Step[] => {
  const together = rows.filter((row) => !isAlone(row, fault));
  const alone = rows.filter((row) => isAlone(row, fault));
  return [
    ...(together.length > 0 ? [stepOf(together, fault)] : []),
    ...alone.map((row) => stepOf([row], fault)),
  ];
};

/** Every cell once. */
export const allSteps = (rows: readonly Row[]): readonly Step[] =>
  grouped(rows).flatMap((ofScene) => FAULTS.flatMap((fault) => stepsOf(ofScene, fault)));

const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];

/** The steps of a scene, several a browser. */
export const visitsOf = (steps: readonly Step[]): readonly PlannedVisit[] =>
  grouped(steps).flatMap((ofScene) =>
    chunks(ofScene, STEPS_A_VISIT).map((steps, index) => ({
      name: `${steps[0]!.scene.name} ${index + 1}`,
      scene: steps[0]!.scene,
      steps,
    })),
  );

export const cellsIn = (steps: readonly Step[]): number =>
  steps.reduce((sum, { rows }) => sum + rows.length, 0);

/** The same order for the same seed, and none that has to do with the names. */
export function drawn<T extends { readonly name: string }>(all: readonly T[], seed: number): readonly T[] {
  const lot = ({ name }: T): string => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return all.toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1));
}

/** Steps by lot until they have a tenth of the cells. */
export function tenth(steps: readonly Step[], seed: number): readonly Step[] {
  const wanted = cellsIn(steps) / 10;
  const order = drawn(steps, seed);
  const enough = order.findIndex((_, index) => cellsIn(order.slice(0, index + 1)) >= wanted);
  return order.slice(0, enough + 1);
}
