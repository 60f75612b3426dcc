import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SHARED_FRAGMENT } from '../../domain/sharedFragment.ts';
import { selectField } from '../../slices/select.ts';
import { selectIsRestored } from '../../slices/view/selectors.ts';
import { chunkOf } from '../shell/chunk.ts';
import { useEmit, useSelect } from '../store.tsx';

const reader = chunkOf(null, async () => (await import('../../domain/sharedCart.ts')).readShared);
const selectIsCityChosen = selectField('user', 'isAlreadySelectedCity');

/** Reads the cart that the address brings, once it is known for which city: until then it stays in the address. */
export function useSharedLink(): void {
  const emit = useEmit();
  const { hash } = useLocation();
  const isRestored = useSelect(selectIsRestored);
  const isCityChosen = useSelect(selectIsCityChosen);
  const isDue = isRestored && isCityChosen && hash.startsWith(SHARED_FRAGMENT);
  useEffect(() => {
    if (!isDue) return undefined;
    let isWanted = true;
    const tell = async (): Promise<void> => {
      const read = await reader.arrival();
      if (isWanted) emit('cart/sharedArrived', { lines: read(hash.slice(SHARED_FRAGMENT.length)) });
    };
    // Code that is gone has been told of: the page is reloaded, and the address still has the cart.
    tell().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isDue, hash, emit]);
}
