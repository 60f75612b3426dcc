import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ZoneId } from '../../domain/catalog.ts';
import type { UnsavedAddress } from '../../domain/customer.ts';
import { personal, type StreetLine } from '../../domain/personal.ts';
import { selectAddressForm, selectNamedElsewhere } from '../../slices/address/formSelectors.ts';
import { selectCity } from '../../slices/city/selectors.ts';
import { selectZones } from '../../slices/setting/selectors.ts';
import { useEmit, useSelect } from '../store.tsx';
import {
  addressProblems,
  EMPTY_ADDRESS,
  verdictOf,
  type AddressForm,
  type AddressProblems,
  type Verdict,
} from './addressForm.ts';
import { useFoundPlace, type FoundPlace } from './useFoundPlace.ts';

const line = (text: string): StreetLine => personal<StreetLine>(text.trim());

export interface AddressFormModel extends Pick<FoundPlace, 'askHere' | 'before'> {
  readonly form: AddressForm;
  readonly change: (changes: Partial<AddressForm>) => void;
  /** Only what the person should hear of by now. */
  readonly problems: AddressProblems;
  readonly verdict: Verdict;
  /** How often the saving was tried. */
  readonly attempts: number;
  readonly save: () => void;
  /** Puts it back. */
  readonly goBack: () => void;
}

const zoneOf = (verdict: Verdict): ZoneId | null => {
  if (verdict.kind === 'inside') return verdict.zone.id;
  return verdict.kind === 'elsewhere' ? verdict.zoneId : null;
};

const NO_PROBLEMS: AddressProblems = { street: null, home: null };

/** The form of a new address: what is typed, whether it is delivered to, and its saving. */
export function useAddressForm(): AddressFormModel {
  const emit = useEmit();
  const [form, setForm] = useState(EMPTY_ADDRESS);
  const [attempts, setAttempts] = useState(0);
  const { place } = useSelect(selectAddressForm);
  const zones = useSelect(selectZones);
  const city = useSelect(selectCity)?.name ?? '';
  const elsewhere = useSelect(selectNamedElsewhere);
  const verdict = verdictOf({ form, place, zones, elsewhere });
  const problems = addressProblems(form);
  const found = useFoundPlace(form, setForm);
  const isWanted = useRef(false);
  const send = () => {
    if (problems.street !== null || problems.home !== null || verdict.kind === 'outside') return;
    const draft: UnsavedAddress = {
      city: verdict.kind === 'elsewhere' ? verdict.city.name : city,
      street: line(form.street),
      home: line(form.home),
      apartment: line(form.apartment),
      entrance: line(form.entrance),
      floor: line(form.floor),
      zoneId: zoneOf(verdict),
    };
    emit('address/saveTapped', { draft });
  };
  const sendSettled = useEffectEvent(send);
  // Whoever presses before the zone is known is not asked to press again.
  useEffect(() => {
    if (!isWanted.current || verdict.kind === 'looking') return;
    isWanted.current = false;
    sendSettled();
  }, [verdict.kind]);
  const change = (changes: Partial<AddressForm>) => {
    const { street, home } = { ...form, ...changes };
    setForm((present) => ({ ...present, ...changes }));
    if (street === form.street && home === form.home) return;
    found.typed();
    emit('address/placeTyped', { city, street: line(street), home: line(home) });
  };
  const goBack = () => {
    if (found.before) change(found.before);
    found.goneBack();
  };
  const save = () => {
    setAttempts((count) => count + 1);
    if (verdict.kind === 'looking') isWanted.current = true;
    else send();
  };
  return {
    form,
    change,
    problems: attempts > 0 ? problems : NO_PROBLEMS,
    verdict,
    attempts,
    save,
    askHere: found.askHere,
    before: found.before,
    goBack,
  };
}
