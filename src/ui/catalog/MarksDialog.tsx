import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '../navigating.ts';
import type { Mark } from '../../domain/catalog.ts';
import { selectVisibleCount } from '../../slices/catalog/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { ChipButton } from '../primitives/Chip.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { dishes } from './MenuSectionView.tsx';
import styles from './marks-dialog.module.css';
import chipStyles from '../primitives/chip.module.css';

export interface MarksDialogProps {
  readonly title: string;
  /** What choosing does. */
  readonly hint: string;
  /** Names the group of toggle buttons. */
  readonly groupName: string;
  readonly marks: readonly Mark[];
  readonly chosen: readonly string[];
  readonly onToggle: (code: string) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Shows the menu, unless a page of it is under the dialog already. */
function useShowMenu(): () => void {
  const path = useCityPath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isMenu = pathname.startsWith(path('catalog')) && !pathname.startsWith(path('catalog/search'));
  return () => {
    if (!isMenu) navigate(path('catalog'));
  };
}

/** A choice of marks that hide dishes. Each press counts at once; the button shows what is left. */
export function MarksDialog(props: MarksDialogProps) {
  const { title, hint, groupName, marks, chosen, onToggle, onClear, onClose } = props;
  const visible = useSelect(selectVisibleCount);
  const showMenu = useShowMenu();
  const clearing = useRef<HTMLSpanElement>(null);
  const clear = () => {
    // The button goes off with the press: the focus stays in the dialog.
    clearing.current?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    onClear();
  };
  const show = () => {
    onClose();
    showMenu();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      hasCloseButton
      isDismissable
      footer={
        <>
          <span className={styles.clear} ref={clearing}>
            <Button onClick={clear} isDisabled={chosen.length === 0}>
              Сбросить
            </Button>
          </span>
          <Button variant="main" onClick={show}>
            {`Показать ${dishes(visible)}`}
          </Button>
        </>
      }
    >
      <p className={`text-muted text-small ${styles.hint}`}>{hint}</p>
      <fieldset className={chipStyles.chips} aria-label={groupName}>
        {marks.map(({ code, name }) => (
          <ChipButton key={code} isPressed={chosen.includes(code)} onClick={() => onToggle(code)}>
            {name}
          </ChipButton>
        ))}
      </fieldset>
    </Dialog>
  );
}
