import { maskCustomer, type Customer } from '../../domain/customer.ts';
import { maskText } from '../../domain/personal.ts';
import { maskChanges, type ProfileChanges, type ProfileForm } from '../../domain/profile.ts';
import { maskTable, type TableRequest } from '../../domain/tableRequest.ts';
import { maskApplication, type Application } from '../../domain/vacancy.ts';
import { fact, payload } from '../../kernel/event.ts';
import { waitingEvents } from './waiting/events.ts';

export const userEvents = {
  ...waitingEvents,
  'user/profileDue': fact('rule'),
  'user/profileLoaded': fact('server', payload<{ customer: Customer }>({ customer: maskCustomer }), {
    shared: true,
  }),
  'user/profileFailed': fact('server'),
  'user/allergenToggled': fact('user', payload<{ code: string }>(), { shared: true }),
  'user/allergensCleared': fact('user', { shared: true }),

  'user/profileSubmitted': fact('user', payload<ProfileForm>({ name: maskText })),
  'user/profileChangeDue': fact('rule', payload<{ changes: ProfileChanges }>({ changes: maskChanges }), {
    shared: false,
  }),
  'user/profileChanged': fact('server', payload<{ customer: Customer }>({ customer: maskCustomer }), {
    shared: true,
  }),
  'user/profileChangeFailed': fact('server', payload<{ message: string }>(), { shared: false }),

  'user/reservationSubmitted': fact('user', payload<{ request: TableRequest }>({ request: maskTable }), {
    shared: false,
  }),
  /** No connection: it waits for one. */
  'user/reservationPostponed': fact('server', payload<{ request: TableRequest }>({ request: maskTable }), {
    shared: false,
  }),
  'user/tableReserved': fact('server', { shared: false }),
  'user/reservationFailed': fact('server', payload<{ message: string }>(), { shared: false }),

  'user/applicationSubmitted': fact(
    'user',
    payload<{ application: Application }>({ application: maskApplication }),
    { shared: false },
  ),
  'user/applicationSent': fact('server', { shared: false }),
  'user/applicationFailed': fact('server', payload<{ message: string }>(), { shared: false }),

  /** The offer to get the app was put away, for good. */
  'user/appOfferClosed': fact('user', { shared: true }),
} as const;
