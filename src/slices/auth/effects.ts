import { catchError, EMPTY, map, type Observable, of, switchMap } from 'rxjs';
import type { Customer } from '../../domain/customer.ts';
import { ApiFailure, failureText, hasStatus, messageOf } from '../../domain/failure.ts';
import { profileChanges, type ProfileChanges } from '../../domain/profile.ts';
import { effect } from '../effect.ts';
import { draft } from '../draft.ts';
import { withProof } from '../proof.ts';
import type { Account, Api, Profile } from '../world.ts';

const LOGIN_FAILED = 'Произошла ошибка. Попробуйте позже.';
const DELETE_FAILED = 'Ошибка сервера. Попробуйте позже';

/** A login without a name takes none away (assumptions, section 6, "login step 2"). */
const changesOf = ({ name, consents }: Profile, known: Customer): ProfileChanges =>
  profileChanges({ name: name || known.name, consents }, known);

/** The change is a courtesy: an account that was found is logged in even when the change fails. */
const withChanges = (api: Api, account: Account, profile: Profile): Observable<Account> => {
  const changes = changesOf(profile, account.customer);
  if (Object.keys(changes).length === 0) return of(account);
  return api.changeAccount(profile.phone, changes, account.token).pipe(
    map((changed) => ({ customer: changed.customer, token: changed.token ?? account.token })),
    catchError(() => of(account)),
  );
};

const isCodeAsked = (error: unknown): boolean => error instanceof ApiFailure && error.isCodeAsked;
/** Why a code is not accepted, or a login refused, is for the server to say. */
const refusedLogin = (error: unknown): string =>
  failureText(error, hasStatus(error, 401) ? messageOf(error, LOGIN_FAILED) : LOGIN_FAILED);

/** Look-up, creation where there is none, changed fields (specification, section 4, "Auth", steps 1 and 2). */
const logIn = effect({
  name: 'auth/logIn',
  on: ['auth/loginDue'],
  policy: 'first',
  // It is what begins an epoch.
  belongsTo: 'page',
  until: ['modal/dismissed', 'modal/closed', 'auth/loggedOut'],
  run({ event: { payload: profile }, state, world }) {
    const { api } = world;
    const { code = null } = profile;
    const found$ = withProof({ state, world }, (proof) => api.account(profile.phone, { code, proof }));
    return found$.pipe(
      switchMap((account) => withChanges(api, account, profile)),
      catchError((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
        return withProof({ state, world }, (proof) => api.createAccount(profile, proof));
      }),
      map((account) => draft('auth/loggedIn', { ...account, returnTo: state().auth.returnTo })),
      catchError((error: unknown) =>
        of(
          code === null && isCodeAsked(error)
            ? draft('auth/codeAsked')
            : draft('auth/loginRefused', { message: refusedLogin(error) }),
        ),
      ),
    );
  },
});

const deleteAccount = effect({
  name: 'auth/deleteAccount',
  on: ['auth/accountDeleteTapped'],
  policy: 'first',
  belongsTo: 'customer',
  run({ state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.deleteAccount(customer.phone).pipe(
      map(() => draft('auth/accountDeleted')),
      catchError((error: unknown) =>
        of(
          draft('auth/accountDeleteFailed', { message: failureText(error, messageOf(error, DELETE_FAILED)) }),
        ),
      ),
    );
  },
});

export const authEffects = [logIn, deleteAccount] as const;
