import { SAMARA_STREETS } from '../mocks/chain/streets.samara.ts';
import type { Customer } from '../src/domain/customer.ts';
import type { Settings } from '../src/domain/settings.ts';
import { draft } from '../src/slices/events.ts';
import type { Modal } from '../src/slices/modal/state.ts';
import {
  addressSelected,
  catalogLoaded,
  cityEntered,
  citySelected,
  lastOrderLoaded,
  restored,
  settingsLoaded,
  signedIn,
  type Step,
} from '../tests/given.ts';

/** The shop in Самара in the hands of a guest who has been here before. */
export const shopOpen = (patch: Partial<Settings> = {}): Step => () => [
  settingsLoaded(patch),
  cityEntered(),
  catalogLoaded(),
  citySelected,
  restored(),
];

/** The same in another city of the chain. */
export const shopOpenIn = (slug: string, patch: Partial<Settings> = {}): Step => () => [
  settingsLoaded(patch),
  cityEntered(slug),
  catalogLoaded(),
  citySelected,
  restored(),
];

/** The demo's customer logs in; the address is chosen, the last order known. */
export const customerCame = (patch: Partial<Customer> = {}): Step => [
  signedIn(patch),
  addressSelected(),
  lastOrderLoaded(),
];

/** A dialog was asked for. */
export const dialogAsked = (modal: Modal): Step => draft('modal/requested', { modal });

/** The directory of the city has arrived. */
export const streetsKnown: Step = ({ city: { currentId } }) =>
  currentId === null
    ? []
    : draft('city/streetsLoaded', {
        cityId: currentId,
        streets: SAMARA_STREETS.map(([name, , , , , houses]) => ({ name, houses: houses.split(' ') })),
      });
