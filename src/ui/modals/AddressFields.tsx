import { useRef, type RefObject } from 'react';
import { selectStreets } from '../../slices/city/selectors.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useSelect } from '../store.tsx';
import { housesOf, nameOfPlace, placeIn, suggested, suggestedPlaces } from './suggestedPlaces.ts';
import type { AddressFormModel } from './useAddressForm.ts';
import styles from './address-dialog.module.css';

const SMALL_FIELDS = [
  { id: 'apartment', label: 'Квартира' },
  { id: 'entrance', label: 'Подъезд' },
  { id: 'floor', label: 'Этаж' },
] as const;

const asSuggestions = (names: readonly string[]) => names.map((name) => ({ id: name, text: name }));

/** The press on a suggestion holds the focus for the rest of its frame; a phone's keyboard stays, for some field has it all the while. */
const goOnIn = (field: RefObject<HTMLInputElement | null>): void =>
  void requestAnimationFrame(() => field.current?.focus());

interface FieldsProps {
  readonly model: AddressFormModel;
  /** The field of the street, where typing begins. */
  readonly streetRef: RefObject<HTMLInputElement | null>;
}

interface PlaceFieldsProps extends FieldsProps {
  /** Street and house are known: on to what comes after them. */
  readonly onPlaced: () => void;
}

function StreetAndHouse({ model: { form, change, problems }, streetRef, onPlaced }: PlaceFieldsProps) {
  const streets = useSelect(selectStreets);
  const houseField = useRef<HTMLInputElement>(null);
  const places = suggestedPlaces(streets, form.street);
  const takePlace = (id: string) => {
    const place = places.find((one) => nameOfPlace(one) === id);
    if (!place) return;
    change({ street: place.street, ...(place.home !== null && { home: place.home }) });
    if (place.home === null) goOnIn(houseField);
    else onPlaced();
  };
  /** Whoever types the house after the street need not type it again. */
  const readHouse = () => {
    const place = form.home.trim() === '' ? placeIn(streets, form.street) : null;
    if (place?.home) change({ street: place.street, home: place.home });
  };
  return (
    <div className={styles.placeFields}>
      <Combobox
        ref={streetRef}
        label="Улица"
        isRequired
        autoComplete="off"
        value={form.street}
        onChange={(street) => change({ street })}
        suggestions={asSuggestions(places.map(nameOfPlace))}
        onTake={takePlace}
        onBlur={readHouse}
        error={problems.street ?? undefined}
      />
      <Combobox
        ref={houseField}
        label="Дом"
        isRequired
        autoComplete="off"
        value={form.home}
        onChange={(home) => change({ home })}
        suggestions={asSuggestions(suggested(housesOf(streets, form.street), form.home))}
        onTake={(home) => {
          change({ home });
          onPlaced();
        }}
        error={problems.home ?? undefined}
      />
    </div>
  );
}

/** The fields of a new address; the directory of the city suggests, free text is right as well. */
export function AddressFields({ model, streetRef }: FieldsProps) {
  const apartmentField = useRef<HTMLInputElement>(null);
  return (
    <>
      <StreetAndHouse model={model} streetRef={streetRef} onPlaced={() => goOnIn(apartmentField)} />
      <div className="form-row">
        {SMALL_FIELDS.map(({ id, label }) => (
          <TextField
            key={id}
            ref={id === 'apartment' ? apartmentField : undefined}
            label={label}
            autoComplete="off"
            inputMode={id === 'apartment' ? 'text' : 'numeric'}
            maxLength={10}
            value={model.form[id]}
            onChange={(text) => model.change({ [id]: text })}
          />
        ))}
      </div>
    </>
  );
}
