import { useId } from 'react';
import { formatAddress } from '../../domain/address.ts';
import type { Address } from '../../domain/customer.ts';
import { selectAddressesByCity, type AddressesOfCity } from '../../slices/address/byCitySelectors.ts';
import { selectSelectedAddress } from '../../slices/address/selectors.ts';
import { Radio, RadioGroup } from '../fields/Radio.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useEmit, useSelect } from '../store.tsx';
import choiceStyles from '../fields/choice.module.css';
import styles from './address-dialog.module.css';

interface AddressProps {
  readonly address: Address;
}

function DeleteButton({ address }: AddressProps) {
  const emit = useEmit();
  return (
    <IconButton
      icon="trash"
      iconSize={20}
      label={`Удалить адрес: ${formatAddress(address)}`}
      onClick={() => emit('address/deleteTapped', { addressId: address.id })}
    />
  );
}

function SavedAddress({ address }: AddressProps) {
  return (
    <div className={styles.saved}>
      <Radio className={choiceStyles.card} value={address.id}>
        <span className={choiceStyles.dot} />
        <span className={choiceStyles.text}>{formatAddress(address)}</span>
      </Radio>
      <DeleteButton address={address} />
    </div>
  );
}

/** No radio button: a press asks whether to change the city, and an arrow key must not. */
function AddressElsewhere({ address }: AddressProps) {
  const emit = useEmit();
  return (
    <div className={styles.saved}>
      <button
        type="button"
        className={styles.other}
        aria-haspopup="dialog"
        onClick={() => emit('address/chosen', { addressId: address.id })}
      >
        <span>{formatAddress(address)}</span>
        <Icon name="forward" size={16} />
      </button>
      <DeleteButton address={address} />
    </div>
  );
}

function Elsewhere({ group: { city, addresses } }: { readonly group: AddressesOfCity }) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot be a heading on a grid
    <div className={styles.savedList} role="group" aria-labelledby={id}>
      <h3 className={styles.savedCity} id={id}>
        {city ? `Адреса в\u00A0${city.nameIn}` : 'Адреса в других городах'}
      </h3>
      {addresses.map((address) => (
        <AddressElsewhere key={address.id} address={address} />
      ))}
    </div>
  );
}

/** «Мои адреса»: a press chooses one at once. Those of other cities stand apart. Nothing while there is none. */
export function SavedAddresses() {
  const emit = useEmit();
  const { here, elsewhere } = useSelect(selectAddressesByCity);
  const selected = useSelect(selectSelectedAddress);
  const choose = (chosen: string) => {
    const address = here.find(({ id }) => id === chosen);
    if (address) emit('address/chosen', { addressId: address.id });
  };
  return (
    <>
      {here.length > 0 && (
        <RadioGroup
          className={styles.savedList}
          aria-label="Мои адреса"
          value={selected?.id ?? null}
          onChange={choose}
        >
          {here.map((address) => (
            <SavedAddress key={address.id} address={address} />
          ))}
        </RadioGroup>
      )}
      {elsewhere.map((group) => (
        <Elsewhere key={group.city?.id ?? ''} group={group} />
      ))}
    </>
  );
}
