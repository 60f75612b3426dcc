import { selectAddresses } from '../../slices/address/selectors.ts';
import { SavedAddresses } from '../modals/SavedAddresses.tsx';
import { Button } from '../primitives/Button.tsx';
import { useOpens } from '../modals/useOpens.ts';
import { useSelect } from '../store.tsx';
import { Listed } from './Listed.tsx';
import styles from './addresses.module.css';

/** The customer's addresses: a press chooses one, each can be deleted, a new one is added in its dialog. */
export function Addresses() {
  const opens = useOpens();
  const isEmpty = useSelect(selectAddresses).length === 0;
  const add = (
    <Button
      icon="plus"
      variant={isEmpty ? 'main' : 'quiet'}
      aria-haspopup="dialog"
      {...opens({ kind: 'address' })}
    >
      Добавить адрес
    </Button>
  );
  return (
    <Listed
      list="addresses"
      title="Адреса"
      isEmpty={isEmpty}
      empty={{
        title: 'Адресов пока нет',
        text: 'Добавьте адрес, и мы сразу скажем, возим ли туда.',
        action: add,
      }}
    >
      <div className={styles.addresses}>
        <SavedAddresses />
        <div>{add}</div>
      </div>
    </Listed>
  );
}
