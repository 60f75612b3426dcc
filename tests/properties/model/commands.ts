import { buying, editing, promo, receiving } from './cartCommands.ts';
import { always } from './command.ts';
import { login, ordering, outside, session } from './outsideCommands.ts';

const settle = always('AdvanceClock 301', (_model, scene) => scene.pass(301));
const times = <T>(count: number, of: readonly T[]): readonly T[] =>
  Array<readonly T[]>(count).fill(of).flat();

/** What a story needs to get anywhere stands more than once: a customer, goods, calculations with answers, orders. */
export const commandKinds = [
  ...times(3, buying),
  ...editing,
  ...receiving,
  ...session,
  ...outside,
  ...times(4, promo),
  ...times(4, ordering),
  ...times(5, [login]),
  ...times(9, [settle]),
];
