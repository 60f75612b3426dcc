import type { CartLine } from '../../domain/cart.ts';
import { formatPrice } from '../../domain/money.ts';
import { lineTotal } from '../../domain/totals.ts';
import { selectVisibleLines } from '../../slices/cart/lines/selectors.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { lineNames, modifierText } from './lineNames.ts';
import styles from './mini-lines.module.css';

interface MiniLineProps {
  readonly line: CartLine;
  readonly name: string;
  readonly preset: string;
  readonly isPriced: boolean;
}

const countText = ({ kind, quantity }: CartLine): string =>
  kind === 'gift' ? 'подарок' : `×\u00A0${quantity}`;

function MiniLine({ line, name, preset, isPriced }: MiniLineProps) {
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
      <span className={`text-muted text-unbroken ${styles.count}`}>
        {countText(line)}
        {isPriced && ` · ${formatPrice(lineTotal(line))}`}
      </span>
    </li>
  );
}

interface MiniListProps {
  readonly lines: readonly CartLine[];
  readonly label: string;
  /** Each line says what it costs, too. */
  readonly isPriced?: boolean | undefined;
  /** Nothing else in its box takes the keyboard, which must be able to scroll it. */
  readonly isAlone?: boolean | undefined;
}

/** Lines of an order at a glance, where they cannot be changed. */
export function MiniList({ lines, label, isPriced = false, isAlone = false }: MiniListProps) {
  const { list: preset } = useSelect(selectImagePresets);
  const names = lineNames(lines);
  return (
    // The role stands here because Safari drops it from lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.lines} role="list" aria-label={label} tabIndex={isAlone ? 0 : undefined}>
      {lines.map((line) => (
        <MiniLine
          key={line.id}
          line={line}
          name={names.get(line.id) ?? line.name}
          preset={preset}
          isPriced={isPriced}
        />
      ))}
    </ul>
  );
}

/** The order at a glance. */
export function MiniLines() {
  return <MiniList lines={useSelect(selectVisibleLines)} label="Состав заказа" />;
}
