import { personal, type OrderComment } from '../../domain/personal.ts';
import { selectComment, selectPersons } from '../../slices/cart/placing/formSelectors.ts';
import { selectMethod } from '../../slices/cart/receiving/selectors.ts';
import { useKeptText } from '../forms/useKeptText.ts';
import { SpinField } from '../fields/SpinField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { Block } from './Block.tsx';
import styles from './checkout.module.css';

const MOST_PERSONS = 50;

/** «Пожелания»: nothing here is needed for the order. */
export function WishesBlock() {
  const emit = useEmit();
  const persons = useSelect(selectPersons);
  const comment = useKeptText(useSelect(selectComment), (text) =>
    emit('cart/commentTyped', { comment: personal<OrderComment>(text) }),
  );
  const isSelf = useSelect(selectMethod) === 'self';
  return (
    <Block title="Пожелания">
      <div className={styles.wishes}>
        <TextField
          label="Комментарий"
          placeholder={isSelf ? 'Без васаби, две пары палочек' : 'Домофон, этаж, куда позвонить'}
          autoComplete="off"
          maxLength={500}
          {...comment}
        />
        <SpinField
          label="Количество персон"
          value={persons}
          min={1}
          max={MOST_PERSONS}
          onChange={(count) => emit('cart/personsTyped', { persons: count })}
        />
      </div>
    </Block>
  );
}
