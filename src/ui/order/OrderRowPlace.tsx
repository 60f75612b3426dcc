import { createElement } from 'react';
import type { OrderRowProps } from './OrderRow.tsx';
import { selectActiveOrder } from '../../slices/order/selectors.ts';
import { chunkOf } from '../shell/chunk.ts';
import { useLate } from '../shell/useLate.ts';
import { useSelect } from '../store.tsx';

const orderRow = chunkOf(null, async () => (await import('./OrderRow.tsx')).OrderRow);

function Late(props: OrderRowProps) {
  const Row = useLate(orderRow);
  return Row && createElement(Row, props);
}

/** Where the order on its way is pinned, under the header; its code comes with the order. */
export function OrderRowPlace(props: OrderRowProps) {
  return useSelect(selectActiveOrder) !== null && <Late {...props} />;
}
