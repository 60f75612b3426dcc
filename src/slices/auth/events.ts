import { maskCustomer, type Consents, type Customer } from '../../domain/customer.ts';
import {
  maskPhone,
  maskText,
  type LoginCode,
  type PersonName,
  type Phone,
  type Token,
} from '../../domain/personal.ts';
import { fact, payload } from '../../kernel/event.ts';

/** Why a session ended: by the customer's wish, by the server's word, or in another tab. */
export type LogoutReason = 'tapped' | 'expired' | 'deleted' | 'elsewhere';

export interface LoginForm {
  readonly phone: Phone;
  readonly name: PersonName;
  readonly consents: Consents;
  readonly code?: LoginCode | null;
}
const maskLogin = { phone: maskPhone, name: maskText, code: maskText };

export const authEvents = {
  'auth/loginAsked': fact('user', payload<{ returnTo: string | null }>(), { shared: false }),
  'auth/loginSubmitted': fact('user', payload<LoginForm>(maskLogin), { shared: false }),
  'auth/loginDue': fact('rule', payload<LoginForm>(maskLogin), { shared: false }),
  /** The look-up wants a one-time code first. */
  'auth/codeAsked': fact('server', { shared: false }),
  'auth/loginRefused': fact('server', payload<{ message: string }>(), { shared: false }),
  /** `returnTo`: the page that the login stood in the way of. */
  'auth/loggedIn': fact(
    'server',
    payload<{ customer: Customer; token: Token | null; returnTo: string | null }>({
      customer: maskCustomer,
      token: maskText,
    }),
    { shared: true },
  ),
  'auth/sessionRefused': fact('server', payload<{ token: Token }>({ token: maskText })),
  'auth/logoutTapped': fact('user'),
  'auth/accountDeleteTapped': fact('user'),
  'auth/accountDeleted': fact('server'),
  'auth/accountDeleteFailed': fact('server', payload<{ message: string }>()),
  /** Another tab has logged out, or logged in as somebody else. */
  'auth/endedElsewhere': fact('tab'),
  'auth/loggedOut': fact('rule', payload<{ reason: LogoutReason }>(), { shared: true }),
} as const;
