import { classNames } from '../primitives/classNames.ts';
import { useEmit } from '../store.tsx';
import styles from './report-button.module.css';

/** Opens «Сообщить о проблеме»; it looks like a link among what it stands with. */
export function ReportButton({ className }: { readonly className?: string | undefined }) {
  const emit = useEmit();
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      onClick={() => emit('modal/requested', { modal: { kind: 'report' } })}
    >
      Сообщить о проблеме
    </button>
  );
}
