import type { DeliveryMethod } from '../../../domain/cart.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { released } from '../placing/provisional.ts';
import { deliveryChanged, linesChanged } from '../settling.ts';
import type { PartRules } from '../tables.ts';
import type { receivingEvents } from './events.ts';
import { lostRestaurant } from './judging.ts';

/** Lines that changed are calculated again, and the press waits for that. */
const zoneKnown = (state: AppState, cause: { readonly id: string }): readonly AppDraft[] => {
  const changed = deliveryChanged(state, cause);
  return changed.length > 0 ? changed : released(state);
};

/** The delivery choice leads to its second half; the way out of an address that is not delivered to, to the restaurants. */
const choiceAfter = ({ modal }: AppState, method: DeliveryMethod): readonly AppDraft[] => {
  const kind = modal.open?.kind;
  if (method === 'self' && (kind === 'deliveryChoice' || kind === 'address'))
    return [draft('modal/opened', { modal: { kind: 'restaurants' } })];
  return kind === 'deliveryChoice' ? [draft('modal/opened', { modal: { kind: 'address' } })] : [];
};

type Elsewhere =
  | 'setting/loaded'
  | 'city/entered'
  | 'city/chosen'
  | 'city/zoneDeliveryLoaded'
  | 'city/zoneDeliveryLost'
  | 'address/zoneChanged';

export const receivingRules: PartRules<keyof typeof receivingEvents | Elsewhere> = {
  'cart/methodChosen': (state, event) => [
    ...linesChanged(state, event),
    ...choiceAfter(state, event.payload.method),
  ],
  'cart/restaurantChosen': (state, event) => [
    ...linesChanged(state, event),
    ...(state.modal.open?.kind === 'restaurants' ? [draft('modal/closed', { kind: 'restaurants' })] : []),
  ],
  'cart/timeChosen': ({ modal }) =>
    modal.open?.kind === 'time' ? [draft('modal/closed', { kind: 'time' })] : [],
  'setting/loaded': (state, event) => [...deliveryChanged(state, event), ...lostRestaurant(state)],
  'city/entered': (state, event) => [...deliveryChanged(state, event), ...lostRestaurant(state)],
  'city/chosen': (state, event) => [...linesChanged(state, event), ...lostRestaurant(state)],
  'city/zoneDeliveryLoaded': zoneKnown,
  'city/zoneDeliveryLost': zoneKnown,
  // Zones differ in what they give for free, also where they share a delivery product.
  'address/zoneChanged': linesChanged,
};
