import { useId } from 'react';
import { formatAddress } from '../../domain/address.ts';
import type { Address } from '../../domain/customer.ts';
import { selectAddresses, selectSelectedAddress } from '../../slices/address/selectors.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useEmit, useSelect } from '../store.tsx';
import '../primitives/choice.css';

interface SavedAddressProps {
  readonly group: string;
  readonly address: Address;
  readonly isChosen: boolean;
}

function SavedAddress({ group, address, isChosen }: SavedAddressProps) {
  const emit = useEmit();
  const { id: addressId } = address;
  const text = formatAddress(address);
  return (
    <div className="saved">
      <label className="radio">
        <input
          type="radio"
          name={group}
          checked={isChosen}
          onChange={() => emit('address/chosen', { addressId })}
        />
        <span className="radio__o" />
        <span className="radio__text">{text}</span>
      </label>
      <IconButton
        icon="trash"
        iconSize={20}
        label={`Удалить адрес: ${text}`}
        onClick={() => emit('address/deleteTapped', { addressId })}
      />
    </div>
  );
}

/** «Мои адреса»: a press chooses one at once. Nothing while there is none. */
export function SavedAddresses() {
  const group = useId();
  const addresses = useSelect(selectAddresses);
  const selected = useSelect(selectSelectedAddress);
  if (addresses.length === 0) return null;
  return (
    <div className="saved-list" role="radiogroup" aria-label="Мои адреса">
      {addresses.map((address) => (
        <SavedAddress
          key={address.id}
          group={group}
          address={address}
          isChosen={address.id === selected?.id}
        />
      ))}
    </div>
  );
}
