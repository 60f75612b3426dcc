import { selectVisibleLines } from '../../slices/cart/lines/selectors.ts';
import { useSelect } from '../store.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import { lineNames } from './lineNames.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** The list «Состав заказа». */
export function CartLines() {
  const lines = useSelect(selectVisibleLines);
  const focus = useKeptFocus<HTMLUListElement>();
  const names = lineNames(lines);
  return (
    // The role stands here because Safari drops it from lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul {...focus} role="list" aria-label="Состав заказа">
      {lines.map((line) => (
        <CartLineItem key={line.id} line={line} name={names.get(line.id) ?? line.name} />
      ))}
    </ul>
  );
}
