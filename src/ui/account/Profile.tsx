import type { Customer } from '../../domain/customer.ts';
import { formatPhone } from '../../domain/phone.ts';
import { draft } from '../../slices/draft.ts';
import type { Modal } from '../../slices/modal/state.ts';
import { AddressCard } from './AddressCard.tsx';
import { BonusCard } from './BonusCard.tsx';
import { LastOrder } from './LastOrder.tsx';
import { ActiveOrder } from '../order/ActiveOrder.tsx';
import { Button } from '../primitives/Button.tsx';
import { SummaryList, SummaryRow } from '../primitives/SummaryRow.tsx';
import { useOpens } from '../modals/useOpens.ts';
import { useEmit } from '../store.tsx';
import { PushRow } from './PushRow.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import styles from './profile.module.css';

interface ProfileProps {
  readonly customer: Customer;
}

const DELETION: Modal = {
  kind: 'confirm',
  title: 'Удалить аккаунт?',
  text: 'Адреса, избранное, история заказов и бонусы пропадут. Вернуть их не получится.',
  confirm: { title: 'Удалить', emits: draft('auth/accountDeleteTapped') },
  cancel: { title: 'Оставить', emits: null },
};

const given = (isGiven: boolean): string => (isGiven ? 'Включены' : 'Выключены');

/** Who the customer is, their bonuses and the ways to leave. */
export function Profile({ customer }: ProfileProps) {
  const emit = useEmit();
  const opens = useOpens();
  const { name, phone, consents } = customer;
  return (
    <div className={styles.profile}>
      <div className={styles.top}>
        <BonusCard customer={customer} />
        <div className={styles.now}>
          <ActiveOrder />
          <AddressCard />
        </div>
      </div>
      <LastOrder />
      <section className={styles.facts} aria-labelledby="profile">
        <h2 className="text-h2" id="profile">
          Профиль
        </h2>
        <SummaryList>
          <SummaryRow label="Имя" value={name || 'не указано'} />
          <SummaryRow label="Телефон" value={formatPhone(phone)} />
          <SummaryRow label="Push-уведомления" value={given(consents.pushNotifications)} />
          <SummaryRow label="Рекламные рассылки" value={given(consents.advertising)} />
        </SummaryList>
        <PushRow />
      </section>
      <div className={styles.actions}>
        <Button size="small" icon={LATER_ICONS.edit} aria-haspopup="dialog" {...opens({ kind: 'profile' })}>
          Редактировать
        </Button>
        <Button size="small" icon={LATER_ICONS.logout} onClick={() => emit('auth/logoutTapped')}>
          Выйти
        </Button>
        <Button size="small" variant="danger" aria-haspopup="dialog" {...opens(DELETION)}>
          Удалить аккаунт
        </Button>
      </div>
    </div>
  );
}
