import { useState } from 'react';
import type { PlaceName } from '../../domain/customer.ts';
import { selectAddressForm } from '../../slices/address/formSelectors.ts';
import { useEmit, useSelect } from '../store.tsx';
import { EMPTY_ADDRESS, type AddressForm } from './addressForm.ts';

export interface FoundPlace {
  /** Asks the browser where the customer is. */
  readonly askHere: () => void;
  /** What stood in the fields before they were filled by that; null where nothing was. */
  readonly before: AddressForm | null;
  /** The fields have gone back to it. */
  readonly goneBack: () => void;
  /** What is typed now counts, and not where the customer is. */
  readonly typed: () => void;
}

/** Writes into the fields what was tapped on the map or found by the browser; its zone is known already. */
export function useFoundPlace(form: AddressForm, setForm: (form: AddressForm) => void): FoundPlace {
  const emit = useEmit();
  const { named, here } = useSelect(selectAddressForm);
  const [shownName, setShownName] = useState<PlaceName | null>(null);
  const [isHereWanted, setIsHereWanted] = useState(false);
  const [before, setBefore] = useState<AddressForm | null>(null);
  if (named && named !== shownName) {
    setShownName(named);
    if (isHereWanted) setBefore(form);
    // Of another house flat and floor tell nothing.
    setForm({ ...(isHereWanted ? EMPTY_ADDRESS : form), street: named.street, home: named.home });
    setIsHereWanted(false);
  }
  if (isHereWanted && here !== null && here !== 'asked') setIsHereWanted(false);
  return {
    askHere: () => {
      setIsHereWanted(true);
      emit('address/hereAsked');
    },
    before,
    goneBack: () => setBefore(null),
    typed: () => setIsHereWanted(false),
  };
}
