import { catchError, map, of } from 'rxjs';
import { customerCall } from '../customerCall.ts';
import { effect } from '../effect.ts';
import { draft } from '../draft.ts';

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

const copyCode = effect({
  name: 'promo/copyCode',
  on: ['promo/codeCopyTapped'],
  policy: 'latest',
  belongsTo: 'page',
  run: ({ event: { payload }, world }) =>
    world.copyText(payload.code).pipe(
      map(() => draft('promo/codeCopied', payload)),
      catchError(() => of(draft('promo/codeCopyFailed'))),
    ),
});

export const promoEffects = [loadPromos, loadPromo, copyCode] as const;
