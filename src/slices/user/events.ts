import { maskCustomer, type Customer } from '../../domain/customer.ts';
import { maskText } from '../../domain/personal.ts';
import { maskChanges, type ProfileChanges, type ProfileForm } from '../../domain/profile.ts';
import { maskTable, type TableRequest } from '../../domain/reservation.ts';
import { maskApplication, type Application } from '../../domain/vacancy.ts';
import { fact } from '../../kernel/event.ts';

export const userEvents = {
  'user/profileDue': fact('rule'),
  'user/profileLoaded': fact<{ customer: Customer }>('server', { customer: maskCustomer }),
  'user/profileFailed': fact('server'),
  'user/allergenToggled': fact<{ code: string }>('user'),
  'user/allergensCleared': fact('user'),

  'user/profileSubmitted': fact<ProfileForm>('user', { name: maskText }),
  'user/profileChangeDue': fact<{ changes: ProfileChanges }>('rule', { changes: maskChanges }),
  'user/profileChanged': fact<{ customer: Customer }>('server', { customer: maskCustomer }),
  'user/profileChangeFailed': fact<{ message: string }>('server'),

  'user/reservationSubmitted': fact<{ request: TableRequest }>('user', { request: maskTable }),
  'user/tableReserved': fact('server'),
  'user/reservationFailed': fact<{ message: string }>('server'),

  'user/applicationSubmitted': fact<{ application: Application }>('user', { application: maskApplication }),
  'user/applicationSent': fact('server'),
  'user/applicationFailed': fact<{ message: string }>('server'),

  /** The offer to get the app was put away, for good. */
  'user/appOfferClosed': fact('user'),
} as const;
