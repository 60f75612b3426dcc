import { Suspense, type ComponentType } from 'react';
import { selectModal } from '../../slices/modal/selectors.ts';
import type { Modal } from '../../slices/modal/state.ts';
import { DialogPresenceContext, usePresence } from '../dialog/dialogPresence.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useSelect } from '../store.tsx';
import { FailedDialog } from './FailedDialog.tsx';
import { modalRegistry, type ModalRegistry } from './modalRegistry.ts';

/** A dialog about another product begins anew: no choice leaks from one into the next. */
const keyOf = (modal: Modal): string => {
  if (!('productId' in modal)) return modal.kind;
  const place = modal.kind === 'modifiers' ? (modal.repeated?.id ?? '') : '';
  return `${modal.kind}/${modal.productId}/${place}`;
};

interface ModalHostProps {
  /** The standard ones, unless whoever composes the shop swaps one: the address dialog, for example. */
  readonly dialogs?: ModalRegistry | undefined;
}

/** Shows the one dialog that is open (specification, section 2, "Modals"). */
export function ModalHost({ dialogs = modalRegistry }: ModalHostProps) {
  const [modal, presence, opening] = usePresence(useSelect(selectModal));
  if (!modal) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the registry has tied each kind to its dialog
  const Dialog = dialogs[modal.kind].Dialog as ComponentType<{ readonly modal: Modal }>;
  const key = `${keyOf(modal)}/${opening}`;
  return (
    <DialogPresenceContext value={presence}>
      <ErrorBoundary resetKey={key} fallback={<FailedDialog kind={modal.kind} />}>
        <Suspense fallback={null}>
          <Dialog key={key} modal={modal} />
        </Suspense>
      </ErrorBoundary>
    </DialogPresenceContext>
  );
}
