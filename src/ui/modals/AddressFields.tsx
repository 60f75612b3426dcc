import { selectStreets } from '../../slices/city/selectors.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useSelect } from '../store.tsx';
import { housesOf, suggested } from './addressForm.ts';
import type { AddressFormModel } from './useAddressForm.ts';
import styles from './address-dialog.module.css';

const SMALL_FIELDS = [
  { id: 'apartment', label: 'Квартира' },
  { id: 'entrance', label: 'Подъезд' },
  { id: 'floor', label: 'Этаж' },
] as const;

const asSuggestions = (names: readonly string[]) => names.map((name) => ({ id: name, text: name }));

interface FieldsProps {
  readonly model: AddressFormModel;
}

function StreetAndHouse({ model: { form, change, problems } }: FieldsProps) {
  const streets = useSelect(selectStreets);
  return (
    <div className={styles.placeFields}>
      <Combobox
        label="Улица"
        isRequired
        autoComplete="off"
        value={form.street}
        onChange={(street) => change({ street })}
        suggestions={asSuggestions(
          suggested(
            streets.map(({ name }) => name),
            form.street,
          ),
        )}
        error={problems.street ?? undefined}
      />
      <Combobox
        label="Дом"
        isRequired
        autoComplete="off"
        value={form.home}
        onChange={(home) => change({ home })}
        suggestions={asSuggestions(suggested(housesOf(streets, form.street), form.home))}
        error={problems.home ?? undefined}
      />
    </div>
  );
}

/** The fields of a new address; the directory of the city suggests, free text is right as well. */
export function AddressFields({ model }: FieldsProps) {
  return (
    <>
      <StreetAndHouse model={model} />
      <div className="form-row">
        {SMALL_FIELDS.map(({ id, label }) => (
          <TextField
            key={id}
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
