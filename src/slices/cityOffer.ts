import type { AddressId } from '../domain/customer.ts';
import type { City } from '../domain/settings.ts';
import { draft } from './draft.ts';
import type { Modal } from './modal/state.ts';
import type { AppState } from './state.ts';

interface Offer {
  readonly there: City;
  readonly addressId?: AddressId;
  /** No address in it: a journal keeps what a dialog says (decision 0006). */
  readonly text: string;
}

/** «в Самаре» */
export const within = (city: City | null): string => `в\u00A0${city?.nameIn ?? 'этом городе'}`;

/** «Сменить город?», for the sake of an address or in spite of one. Whoever declines goes back to the addresses, if they were open. */
export const cityOffer = (state: AppState, { there, addressId, text }: Offer): Modal => ({
  kind: 'confirm',
  title: 'Сменить город?',
  text,
  confirm: {
    title: 'Сменить город',
    emits: draft('city/chosen', { cityId: there.id, ...(addressId && { addressId }) }),
  },
  cancel: {
    title: 'Не менять',
    emits:
      state.modal.open?.kind === 'address' ? draft('modal/requested', { modal: { kind: 'address' } }) : null,
  },
});
