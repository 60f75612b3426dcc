import { saveVersion } from '../../../src/app/boot/storeVersion.ts';
import { SAVED } from '../../../src/app/tabs/savedText.ts';
import { writeSlice } from '../../../src/app/tabs/storedSlices.ts';
import { initialState, type AppState } from '../../../src/slices/state.ts';
import { memoryStorage } from '../../app/shop.ts';

/** What the browser of a customer keeps of the shop: names and texts of its local storage. */
export type Kept = Readonly<Record<string, string>>;

/** The demo's STORE_VERSION: of another one the shop would keep nothing. */
const STORE_VERSION = '1';
const TAB = 'bench';

/** What a browser keeps after a visit that left this state. */
export const keptOf = (state: Pick<AppState, (typeof SAVED)[number]>): Kept => {
  const storage = memoryStorage();
  saveVersion(storage, { version: STORE_VERSION, reloadedAt: null });
  for (const slice of SAVED)
    writeSlice(storage, STORE_VERSION, {
      slice,
      state: state[slice],
      version: { rev: 1, tab: TAB, known: { [TAB]: 1 } },
    });
  return Object.fromEntries(storage.entries);
};

const { cart, user, address, auth } = initialState;

/** Who comes: somebody new, who is asked for the city, or a guest who has answered, with nothing in the cart. */
export const VISITORS = {
  'city chosen': keptOf({ cart, user: { ...user, isAlreadySelectedCity: true }, address, auth }),
  'first visit': {},
} as const satisfies Readonly<Record<string, Kept>>;
export type VisitorName = keyof typeof VISITORS;
