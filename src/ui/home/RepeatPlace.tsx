import { createElement, useLayoutEffect } from 'react';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { selectIsRestored } from '../../slices/view/selectors.ts';
import { chunkOf } from '../shell/chunk.ts';
import { useLate } from '../shell/useLate.ts';
import { useSelect } from '../store.tsx';
import { useRootMark } from '../primitives/useRootMark.ts';
import styles from './home.module.css';

/** Only for customers, who have mostly ordered before. */
const repeatCard = chunkOf(null, async () => (await import('./RepeatCard.tsx')).RepeatCard);

function Late() {
  const Card = useLate(repeatCard);
  return Card && createElement(Card);
}

/** Where «Повторить заказ» stands, over the foot of the slider. The first script keeps the place free for a customer. */
export function RepeatPlace() {
  const isCustomer = useSelect(selectIsLoggedIn);
  const isRestored = useSelect(selectIsRestored);
  useRootMark('customer', isCustomer);
  useLayoutEffect(() => {
    // The first script takes whoever has a token for a customer.
    if (isRestored && !isCustomer) delete document.documentElement.dataset['customer'];
  }, [isRestored, isCustomer]);
  return <div className={styles.repeat}>{isCustomer && <Late />}</div>;
}
