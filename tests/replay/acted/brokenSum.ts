import type { Breaking } from './copy.ts';

/** What the customer of `tests/replay/kept/sumOfChoices.json.gz` met: the chosen options were left out of a line's sum. */
export const BROKEN_SUM: Breaking = {
  file: 'src/domain/totals.ts',
  rule: 'unit = plus(unit, times(price, amount));',
  broken: 'unit = plus(unit, times(price, amount * 0));',
};

/** What the developer asks: the wok alone costs that. */
export const WRONG = 'selectTotals(state).goods === 39900';
export const RED = `expected '${WRONG}' to be null`;
