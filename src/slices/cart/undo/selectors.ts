import { selectField } from '../../select.ts';

/** What «Вернуть» would bring back now. */
export const selectUndo = selectField('cart', 'undo');
