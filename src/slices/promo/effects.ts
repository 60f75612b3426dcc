import { customerCall } from '../customerCall.ts';
import { draft } from '../events.ts';

const loadPromos = customerCall({
  name: 'promo/loadPromos',
  on: ['user/profileDue'],
  ask: (api, { id }) => api.promos(id),
  loaded: (promos) => draft('promo/listLoaded', { promos }),
  failed: () => draft('promo/listFailed'),
});

const loadPromo = customerCall({
  name: 'promo/loadPromo',
  on: ['promo/codeDue'],
  until: ['cart/couponSubmitted', 'cart/couponRemoved', 'city/chosen'],
  ask: (api, _customer, { payload }) => api.promo(payload.code),
  loaded: (promo, { payload }) => draft('promo/codeLoaded', { ...payload, promo }),
  failed: () => draft('promo/codeFailed'),
});

export const promoEffects = [loadPromos, loadPromo] as const;
