import { maskCustomer, type Customer } from '../../domain/customer.ts';
import { fact } from '../../kernel/event.ts';

export const userEvents = {
  'user/profileDue': fact('rule'),
  'user/profileLoaded': fact<{ customer: Customer }>('server', { customer: maskCustomer }),
  'user/profileFailed': fact('server'),
  'user/allergenToggled': fact<{ code: string }>('user'),
  'user/allergensCleared': fact('user'),
} as const;
