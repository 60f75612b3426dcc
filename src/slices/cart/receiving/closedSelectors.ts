import { openingText } from '../../../domain/opening.ts';
import { selectIsEmpty } from '../lines/selectors.ts';
import { select } from '../../select.ts';
import { selectIsOpen, selectWorkWeek } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';
import { selectIsTimeChoiceHidden, selectSlots } from './selectors.ts';

/** «Откроемся завтра в 10:00»; null while orders are taken and when nobody can say. */
export const selectOpening = select(selectWorkWeek, (state: AppState) => state.view.now, openingText);

/** The times of the next opening, for whoever has dishes in the cart while the shop is closed; else none. */
export const selectEarlySlots = select(
  selectIsOpen,
  selectIsEmpty,
  selectIsTimeChoiceHidden,
  selectSlots,
  (isOpen, isEmpty, isHidden, slots) => (isOpen || isEmpty || isHidden ? [] : slots),
);
