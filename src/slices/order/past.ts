import { byMonths, lastWithFacts } from '../../domain/pastOrder.ts';
import { select } from '../select.ts';
import { selectHistory, selectLastOrder } from './selectors.ts';

/** The last order with what the history knows of it. */
export const selectLastPlaced = select(selectLastOrder, selectHistory, lastWithFacts);

/** The history by months. */
export const selectMonths = select(selectHistory, byMonths);
