import { promiseWords } from '../../domain/promise.ts';
import { selectMethod, selectPromise } from '../../slices/cart/receiving/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { useSelect } from '../store.tsx';

/** «Привезём к 18:50», «Заберёте завтра к 12:00»; null where no time of the clock is known. */
export function usePromiseText(): string | null {
  const promised = useSelect(selectPromise);
  const method = useSelect(selectMethod);
  const now = useSelect(selectNow);
  if (promised?.kind !== 'byClock') return null;
  return `${method === 'self' ? 'Заберёте' : 'Привезём'} ${promiseWords(promised, now)}`;
}
