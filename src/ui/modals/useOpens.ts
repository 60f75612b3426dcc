import type { Modal, ModalKind } from '../../slices/modal/state.ts';
import { useEmit } from '../store.tsx';

interface Opens {
  readonly onClick: () => void;
  /** Its dialog is fetched when a finger comes down on it, or the focus comes to it (`watchIntent`). */
  readonly 'data-opens': ModalKind;
}

/**
 * What makes a button open a dialog.
 *
 * @example
 * const opens = useOpens();
 * <Button {...opens({ kind: 'filters' })}>Фильтры</Button>
 */
export function useOpens(): (modal: Modal) => Opens {
  const emit = useEmit();
  return (modal) => ({ onClick: () => emit('modal/requested', { modal }), 'data-opens': modal.kind });
}
