import { createElement, type ComponentType } from 'react';
import type { PersonalPart } from '../domain/personalParts.ts';
import { formatPhone } from '../domain/phone.ts';
import type { Customer } from '../domain/customer.ts';
import { selectCustomer } from '../slices/user/selectors.ts';
import { selectIsRestored } from '../slices/view/selectors.ts';
import { Addresses } from '../ui/account/Addresses.tsx';
import { Favourites } from '../ui/account/Favourites.tsx';
import { History } from '../ui/account/History.tsx';
import { ListSkeleton } from '../ui/account/Listed.tsx';
import { PersonalNav } from '../ui/account/PersonalNav.tsx';
import { Profile } from '../ui/account/Profile.tsx';
import { Promotions } from '../ui/account/Promotions.tsx';
import { PromotionDetail } from '../ui/promo/PromotionDetail.tsx';
import { useSelect } from '../ui/store.tsx';
import styles from '../ui/account/personal.module.css';

interface PersonalPageProps {
  readonly params: { readonly part?: PersonalPart; readonly promotion?: string };
}

const PART = {
  address: Addresses,
  favorite: Favourites,
  history: History,
  promotions: Promotions,
} satisfies Record<PersonalPart, ComponentType>;

interface PartProps {
  readonly part: PersonalPart | null;
  readonly customer: Customer;
}

function Part({ part, customer }: PartProps) {
  if (part === null) return <Profile customer={customer} />;
  return createElement(PART[part]);
}

/** A guest is on the way out by the guard: they see what the server sent. */
function useKnownCustomer(): Customer | null {
  const customer = useSelect(selectCustomer);
  return useSelect(selectIsRestored) ? customer : null;
}

/** The personal area (specification, section 2, "What the pages let a user do"). */
export function PersonalPage({ params }: PersonalPageProps) {
  const customer = useKnownCustomer();
  const { part = null, promotion } = params;
  return (
    <div className="page-width page">
      <div className="page-head">
        <h1 className="text-h1">{customer?.name || 'Личный кабинет'}</h1>
        {customer !== null && <span className="text-muted">{formatPhone(customer.phone)}</span>}
      </div>
      <div className={styles.cabinet}>
        <PersonalNav part={part} />
        {customer === null && <ListSkeleton />}
        {customer !== null && promotion !== undefined && <PromotionDetail id={promotion} />}
        {customer !== null && promotion === undefined && <Part part={part} customer={customer} />}
      </div>
    </div>
  );
}
