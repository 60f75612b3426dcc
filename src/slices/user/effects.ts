import { catchError, EMPTY, map, type Observable, of } from 'rxjs';
import { failureText, isUnheard, messageOf } from '../../domain/failure.ts';
import { customerCall } from '../customerCall.ts';
import { effect } from '../effect.ts';
import { draft } from '../draft.ts';
import type { AppDraft } from '../events.ts';
import { withProof } from '../proof.ts';

const SAVE_FAILED = 'Не удалось сохранить. Попробуйте ещё раз';
const RESERVE_FAILED = 'Не удалось забронировать. Попробуйте ещё раз или позвоните нам';
const APPLY_FAILED = 'Не удалось отправить отклик. Попробуйте ещё раз';

const loadProfile = customerCall({
  name: 'user/loadProfile',
  on: ['view/restored', 'order/cleared'],
  ask: (api, { phone }) => api.account(phone),
  loaded: ({ customer }) => draft('user/profileLoaded', { customer }),
  failed: () => draft('user/profileFailed'),
});

const saveAllergens = effect({
  name: 'user/saveAllergens',
  on: ['user/allergenToggled', 'user/allergensCleared'],
  policy: 'latest',
  run({ state, world }) {
    world.cookies.saveAllergens(state().user.allergens);
    return EMPTY;
  },
});

/** The server's words where it gave any: it knows why a form was refused. */
const wordsOf = (error: unknown, otherwise: string): { readonly message: string } => ({
  message: failureText(error, messageOf(error, otherwise)),
});

const changeProfile = effect({
  name: 'user/changeProfile',
  on: ['user/profileChangeDue'],
  policy: 'first',
  belongsTo: 'customer',
  run({ event: { payload }, state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.changeAccount(customer.phone, payload.changes).pipe(
      map((account) => draft('user/profileChanged', { customer: account.customer })),
      catchError((error: unknown) => of(draft('user/profileChangeFailed', wordsOf(error, SAVE_FAILED)))),
    );
  },
});

/** The forms that a guest may send too. */
const sent = (
  call$: Observable<void>,
  done: AppDraft,
  failed: (error: unknown) => AppDraft,
): Observable<AppDraft> =>
  call$.pipe(
    map(() => done),
    catchError((error: unknown) => of(failed(error))),
  );

const reserveTable = effect({
  name: 'user/reserveTable',
  on: ['user/reservationSubmitted'],
  policy: 'first',
  belongsTo: 'page',
  run: ({ event: { payload }, state, world }) =>
    sent(
      withProof({ state, world }, (proof) => world.api.reserveTable(payload.request, proof)),
      draft('user/tableReserved'),
      (error) =>
        isUnheard(error)
          ? draft('user/reservationPostponed', payload)
          : draft('user/reservationFailed', wordsOf(error, RESERVE_FAILED)),
    ),
});

const applyForWork = effect({
  name: 'user/applyForWork',
  on: ['user/applicationSubmitted'],
  policy: 'first',
  belongsTo: 'page',
  run: ({ event: { payload }, state, world }) =>
    sent(
      withProof({ state, world }, (proof) => world.api.applyForWork(payload.application, proof)),
      draft('user/applicationSent'),
      (error) => draft('user/applicationFailed', wordsOf(error, APPLY_FAILED)),
    ),
});

export const userEffects = [loadProfile, saveAllergens, changeProfile, reserveTable, applyForWork] as const;
