import { maskCustomer, type Consents, type Customer } from '../../domain/customer.ts';
import { maskPhone, maskText, type PersonName, type Phone, type Token } from '../../domain/personal.ts';
import { fact } from '../../kernel/event.ts';

/** Why a session ended: by the customer's wish, by the server's word, or in another tab. */
export type LogoutReason = 'tapped' | 'expired' | 'deleted' | 'elsewhere';

export const authEvents = {
  'auth/loginAsked': fact<{ returnTo: string | null }>('user'),
  'auth/loginSubmitted': fact<{ phone: Phone; name: PersonName; consents: Consents }>('user', {
    phone: maskPhone,
    name: maskText,
  }),
  'auth/loginDue': fact<{ phone: Phone; name: PersonName; consents: Consents }>('rule', {
    phone: maskPhone,
    name: maskText,
  }),
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
