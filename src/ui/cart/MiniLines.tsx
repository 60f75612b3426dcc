import type { CartLine } from '../../domain/cart.ts';
import { selectVisibleLines } from '../../slices/cart/lines/selectors.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { lineNames, modifierText } from './lineNames.ts';
import { classNames } from '../primitives/classNames.ts';
import styles from './mini-lines.module.css';

interface MiniLineProps {
  readonly line: CartLine;
  readonly name: string;
  readonly preset: string;
}

function MiniLine({ line, name, preset }: MiniLineProps) {
  const modifiers = line.modifiers.map(modifierText).join(', ');
  return (
    <li aria-label={name}>
      <span className={styles.picture}>
        <Picture image={line.image} preset={preset} place="thumb" />
      </span>
      <span className={styles.text}>
        {line.name}
        {modifiers !== '' && <small>{modifiers}</small>}
      </span>
      <span className={classNames('text-muted text-unbroken', styles.count)}>
        {line.kind === 'gift' ? 'подарок' : `×\u00A0${line.quantity}`}
      </span>
    </li>
  );
}

/** The order at a glance, where it cannot be changed. */
export function MiniLines() {
  const lines = useSelect(selectVisibleLines);
  const { list: preset } = useSelect(selectImagePresets);
  const names = lineNames(lines);
  return (
    // The role stands here because Safari drops it from lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.lines} role="list" aria-label="Состав заказа">
      {lines.map((line) => (
        <MiniLine key={line.id} line={line} name={names.get(line.id) ?? line.name} preset={preset} />
      ))}
    </ul>
  );
}
