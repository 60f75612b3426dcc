import type { PartMeanings } from '../tables.ts';
import { begin } from '../undo/remembering.ts';
import type { sharingEvents } from './events.ts';

export const sharingMeanings: PartMeanings<keyof typeof sharingEvents> = {
  'cart/sharedArrived': null,
  'cart/sharedTapped': (cart, event) => begin(cart, event, { kind: 'sharedAdded' }),
};
