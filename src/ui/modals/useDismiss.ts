import type { ModalKind } from '../../slices/modal/state.ts';
import { useEmit } from '../store.tsx';

/** Says that the person closed the dialog: Esc, the back-drop, «Закрыть», a button that only closes. */
export function useDismiss(kind: ModalKind): () => void {
  const emit = useEmit();
  return () => emit('modal/dismissed', { kind });
}
