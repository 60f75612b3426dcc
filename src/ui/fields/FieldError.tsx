import { Icon } from '../primitives/Icon.tsx';
import styles from './field.module.css';

export interface FieldErrorProps {
  /** For the `aria-describedby` of what it speaks about. */
  readonly id: string;
  /** Nothing is shown without it. */
  readonly text: string | undefined;
  /** Said at once, wherever the focus is. */
  readonly isSaid?: boolean | undefined;
}

/** The words under a field or a group that say what is wrong; always with the sign, since the accent is red too. */
export function FieldError({ id, text, isSaid = false }: FieldErrorProps) {
  if (text === undefined) return null;
  return (
    <p className={styles.error} id={id} role={isSaid ? 'alert' : undefined}>
      <Icon name="alert" size={20} />
      {text}
    </p>
  );
}
