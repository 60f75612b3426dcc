import type { ModalAction } from '../../modal/state.ts';

export interface Notice {
  readonly id: string;
  /** Errors are alerts; everything else is a status. */
  readonly kind: 'error' | 'info' | 'success';
  readonly text: string;
  readonly action: { readonly title: string; readonly emits: ModalAction } | null;
}

export interface NoticesState {
  readonly notices: readonly Notice[];
}

export const initialNotices: NoticesState = { notices: [] };
