import { hashOf, randomFrom } from './chance.ts';
import { createDefinitions, type Definitions } from './definitions.ts';
import { createDice, type Dice } from './dice.ts';

/** A loose piece that is already among the definitions: the ids of its silhouette and its body. */
export interface DefinedPiece {
  readonly shade: string | null;
  readonly body: string;
}

/** One pen draws one picture: its chance, its shared definitions, its pieces. */
export interface Pen extends Dice, Definitions {
  readonly pieces: Map<string, DefinedPiece>;
  /** The id of a drawing that involves chance: made at the first call of its name, the same ever after. */
  readonly once: (name: string, draw: () => string) => string;
  /** The document: a square of 432 units whose dish lies in 0–400. */
  readonly svg: (body: string) => string;
}

const createOnce = (symbol: Pen['symbol']): Pen['once'] => {
  const ids = new Map<string, string>();
  return (name, draw) => {
    const id = ids.get(name) ?? symbol(draw());
    ids.set(name, id);
    return id;
  };
};

/** The same key gives the same chance and the same ids. */
export const createPen = (key: string): Pen => {
  const seed = hashOf(key);
  const prefix = String.fromCharCode(97 + (seed % 26)) + hashOf(`${key} `).toString(36).slice(-3);
  const { written, ...definitions } = createDefinitions(prefix);
  return {
    ...createDice(randomFrom(seed)),
    ...definitions,
    pieces: new Map(),
    once: createOnce(definitions.symbol),
    svg: (body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 432 432" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
      `<defs>${written()}</defs>${body}</svg>`,
  };
};
