import { maskCustomer, type Consents, type Customer } from '../../domain/customer.ts';
import {
  maskPhone,
  maskText,
  type LoginCode,
  type PersonName,
  type Phone,
  type Token,
} from '../../domain/personal.ts';
import { fact } from '../../kernel/event.ts';

/** Why a session ended: by the customer's wish, by the server's word, or in another tab. */
export type LogoutReason = 'tapped' | 'expired' | 'deleted' | 'elsewhere';

interface LoginForm {
  readonly phone: Phone;
  readonly name: PersonName;
  readonly consents: Consents;
  readonly code?: LoginCode | null;
}
const maskLogin = { phone: maskPhone, name: maskText, code: maskText };

export const authEvents = {
  'auth/loginAsked': fact<{ returnTo: string | null }>('user'),
  'auth/loginSubmitted': fact<LoginForm>('user', maskLogin),
  'auth/loginDue': fact<LoginForm>('rule', maskLogin),
  /** The look-up wants a one-time code first. */
  'auth/codeAsked': fact('server'),
  'auth/loginRefused': fact<{ message: string }>('server'),
  /** `returnTo`: the page that the login stood in the way of. */
  'auth/loggedIn': fact<{ customer: Customer; token: Token | null; returnTo: string | null }>('server', {
    customer: maskCustomer,
    token: maskText,
  }),
  'auth/sessionRefused': fact<{ token: Token }>('server', { token: maskText }),
  'auth/logoutTapped': fact('user'),
  'auth/accountDeleteTapped': fact('user'),
  'auth/accountDeleted': fact('server'),
  'auth/accountDeleteFailed': fact<{ message: string }>('server'),
  /** Another tab has logged out, or logged in as somebody else. */
  'auth/endedElsewhere': fact('tab'),
  'auth/loggedOut': fact<{ reason: LogoutReason }>('rule'),
} as const;
