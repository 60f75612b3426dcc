import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { formatAddress } from '../../domain/address.ts';
import type { Address } from '../../domain/customer.ts';
import { selectAddresses, selectSelectedAddress } from '../../slices/address/selectors.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useEmit, useSelect } from '../store.tsx';
import '../primitives/choice.css';

function SavedAddress({ address }: { readonly address: Address }) {
  const emit = useEmit();
  const { id: addressId } = address;
  const text = formatAddress(address);
  return (
    <div className="saved">
      <Radio className="radio" value={addressId}>
        <span className="radio__o" />
        <span className="radio__text">{text}</span>
      </Radio>
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
  const emit = useEmit();
  const addresses = useSelect(selectAddresses);
  const selected = useSelect(selectSelectedAddress);
  if (addresses.length === 0) return null;
  const choose = (chosen: string) => {
    const address = addresses.find(({ id }) => id === chosen);
    if (address) emit('address/chosen', { addressId: address.id });
  };
  return (
    <RadioGroup className="saved-list" aria-label="Мои адреса" value={selected?.id ?? null} onChange={choose}>
      {addresses.map((address) => (
        <SavedAddress key={address.id} address={address} />
      ))}
    </RadioGroup>
  );
}
