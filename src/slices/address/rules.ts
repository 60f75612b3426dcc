import type { Rules } from '../../kernel/define.ts';
import { draft, type AppDraft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from '../user/selectors.ts';
import { selectedAddress } from './selectors.ts';

/** The zone follows the selected address (specification, section 4, "Delivery method"). */
const zoneOfSelected = (state: AppState): readonly AppDraft[] => {
  const zoneId = selectedAddress(state)?.zoneId ?? null;
  return zoneId === (state.city.zone?.zoneId ?? null) ? [] : [draft('address/zoneChanged', { zoneId })];
};

export const addressRules: Rules<AppEvents, AppState> = {
  'user/profileDue': () => [draft('address/listDue')],
  'address/listLoaded': zoneOfSelected,
  'address/chosen': zoneOfSelected,
  'address/deleted': zoneOfSelected,
  'cart/returned': zoneOfSelected,
  'address/saveTapped': (state, { payload }) =>
    isLoggedIn(state)
      ? [draft('address/saveDue', payload)]
      : [draft('modal/opened', { modal: { kind: 'auth' } })],
  'address/saved': (state) => [
    ...zoneOfSelected(state),
    draft('address/listDue'),
    ...(state.modal.open?.kind === 'address' ? [draft('modal/closed', { kind: 'address' })] : []),
  ],
  'auth/loggedIn': (state) => [
    ...zoneOfSelected(state),
    ...(state.address.waiting ? [draft('address/saveDue', { draft: state.address.waiting })] : []),
  ],
  'auth/loggedOut': zoneOfSelected,
  'view/restored': zoneOfSelected,
  'view/factsArrived': zoneOfSelected,
  'view/slicesArrived': zoneOfSelected,
};
