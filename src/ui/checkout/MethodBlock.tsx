import type { DeliveryMethod } from '../../domain/cart.ts';
import { selectMethod } from '../../slices/cart/receiving/selectors.ts';
import { SegmentedRadio, type Segment } from '../fields/SegmentedRadio.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { Block } from './Block.tsx';

const METHODS: readonly Segment<DeliveryMethod>[] = [
  { id: 'delivery', name: 'Доставка' },
  { id: 'self', name: 'Самовывоз' },
];

/** «Как получить» */
export function MethodBlock() {
  const emit = useEmit();
  const method = useSelect(selectMethod);
  return (
    <Block title="Как получить" step={1} isDone>
      <SegmentedRadio
        label="Способ получения"
        segments={METHODS}
        value={method}
        onChange={(chosen) => emit('cart/methodChosen', { method: chosen })}
      />
    </Block>
  );
}
