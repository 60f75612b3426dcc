import { select } from '../select.ts';
import type { AppState } from '../state.ts';

export const selectModal = select(
  (state: AppState) => state.modal.open,
  (modal) => modal,
);
