import { draft } from '../../draft.ts';
import { linesChanged, settled } from '../settling.ts';
import type { PartRules } from '../tables.ts';
import { addTapped, incrementTapped } from './adding.ts';
import { lineEdited } from './editing.ts';
import type { linesEvents } from './events.ts';
import { askChoice, choiceClosed } from './repeatedChoices.ts';
import { pastRepeatTapped, repeatTapped } from './repeating.ts';

export const lineRules: PartRules<keyof typeof linesEvents | 'modal/dismissed'> = {
  'cart/addTapped': addTapped,
  'cart/incrementTapped': incrementTapped,
  'cart/decrementTapped': ({ cart }, { payload }) => {
    const line = cart.lines.find(({ id }) => id === payload.lineId);
    if (line?.kind !== 'goods') return [];
    return line.quantity > 1
      ? [draft('cart/quantityChanged', { lineId: line.id, quantity: line.quantity - 1, from: line.quantity })]
      : [draft('cart/lineRemoved', { lineId: line.id })];
  },
  'cart/removeTapped': ({ cart }, { payload }) =>
    cart.lines.some(({ id, kind }) => id === payload.lineId && (kind === 'goods' || kind === 'gift'))
      ? [draft('cart/lineRemoved', payload)]
      : [],
  'cart/productRemoveTapped': ({ cart }, { payload }) =>
    cart.lines
      .filter(({ productId, kind }) => kind === 'goods' && productId === payload.productId)
      .map(({ id }) => draft('cart/lineRemoved', { lineId: id })),
  'cart/lineEdited': lineEdited,
  'cart/clearTapped': () => [draft('cart/emptied')],
  'cart/repeatTapped': repeatTapped,
  'cart/pastRepeatTapped': pastRepeatTapped,
  'cart/choicesDue': askChoice,
  'cart/choiceSettled': askChoice,
  'modal/dismissed': choiceClosed,

  'cart/lineAdded': linesChanged,
  'cart/quantityChanged': linesChanged,
  'cart/lineRemoved': linesChanged,
  'cart/lineReplaced': linesChanged,
  'cart/linesRejected': linesChanged,
  // Two changes of one commit may both have added a line: the second look leaves one.
  'cart/ruledLinesChanged': settled,
};
