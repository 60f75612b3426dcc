import { refusal, type ReplyOf } from './reply.ts';

/** What the house has decided, and whoever asks is told: the reasons of refusals that no order has. */
export interface House {
  /** Phones of customers who may neither log in nor order. */
  readonly barred: Set<string>;
  /** A proof of the captcha serves once. */
  readonly spentProofs: Set<string>;
  readonly refusedNames: Set<string>;
  readonly closedStreets: Set<string>;
  /** Vacancies that are filled. */
  readonly closedPositions: Set<string>;
  /** Days without tables, "YYYY-MM-DD". */
  readonly closedDates: Set<string>;
  /** Cities whose directory has no streets, by iikoId. */
  readonly citiesWithoutStreets: Set<string>;
}

export const createHouse = (): House => ({
  barred: new Set(),
  spentProofs: new Set(),
  refusedNames: new Set(),
  closedStreets: new Set(),
  closedPositions: new Set(),
  closedDates: new Set(),
  citiesWithoutStreets: new Set(),
});

export const nameRefusal = (
  { refusedNames }: House,
  name: string | null | undefined,
): ReplyOf<never> | null =>
  name && refusedNames.has(name) ? refusal(422, 'Такое имя не подходит. Проверьте его') : null;
