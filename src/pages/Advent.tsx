import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Door } from '../domain/advent.ts';
import { selectAdvent, selectDoorInSight, selectDoors } from '../slices/setting/season.ts';
import { selectIsLoggedIn } from '../slices/user/selectors.ts';
import { selectIsRestored, selectListStatus, selectNow } from '../slices/view/selectors.ts';
import { MenuLink } from '../ui/catalog/MenuLink.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { AdventDoors } from '../ui/season/AdventDoors.tsx';
import { AdventGift } from '../ui/season/AdventGift.tsx';
import { daysUntil, doorDate } from '../ui/season/seasonWords.ts';
import { useSelect } from '../ui/store.tsx';
import cardStyles from '../ui/primitives/card.module.css';
import styles from '../ui/season/advent.module.css';
import adventGiftStyles from '../ui/season/advent-gift.module.css';

function NoCalendar() {
  return (
    <EmptyState title="Календарь скоро вернётся" action={<MenuLink size="large" />}>
      <p>Мы собираем подарки к следующему празднику. Акции, которые идут сейчас, — на странице «Акции».</p>
    </EmptyState>
  );
}

function GiftSkeleton() {
  return (
    <div className={`${cardStyles.card} ${adventGiftStyles.gift}`} aria-busy="true">
      <div className={adventGiftStyles.picture} />
      <div className={`${adventGiftStyles.text} ${adventGiftStyles.wait}`}>
        <Skeleton shape="text" />
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

/** In place of a gift while every door is closed. */
function Waiting({ first }: { readonly first: Door }) {
  const now = useSelect(selectNow);
  if (now === 0) return <GiftSkeleton />;
  return (
    <section className={`${cardStyles.card} ${styles.noGift}`} aria-labelledby="gift">
      <h2 className="text-h2" id="gift">
        {`Первая дверца откроется ${daysUntil(first.opensAt, now)}`}
      </h2>
      <p className="text-muted">{`Приходите ${doorDate(first)}: подарок будет ждать здесь.`}</p>
    </section>
  );
}

function Calendar({ first }: { readonly first: Door }) {
  const doors = useSelect(selectDoors);
  const inSight = useSelect(selectDoorInSight);
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = doors.find(({ key, state }) => key === chosen && state !== 'closed') ?? inSight;
  const show = (key: string) => {
    flushSync(() => setChosen(key));
    heading.current?.focus();
  };
  return (
    <div className={styles.advent}>
      <div className={styles.gift}>
        {shown ? <AdventGift door={shown} ref={heading} /> : <Waiting first={first} />}
      </div>
      <AdventDoors shown={shown?.key ?? null} onShow={show} />
    </div>
  );
}

/** Without a calendar in the settings the customer's promotions are its doors: they may be on their way. */
function useIsWaiting(): boolean {
  const isRestored = useSelect(selectIsRestored);
  const isLoggedIn = useSelect(selectIsLoggedIn);
  const status = useSelect(selectListStatus('promotions'));
  return !isRestored || (isLoggedIn && status === 'loading');
}

/** /advent: a calendar whose doors open by date (specification, section 2; assumptions, section 7, "seasonal pages"). */
export function AdventPage() {
  const advent = useSelect(selectAdvent);
  const [first] = useSelect(selectDoors);
  const isWaiting = useIsWaiting();
  return (
    <div className="page-width page">
      <div className="page-head">
        <h1 className="text-h1">{advent?.title || 'Календарь подарков'}</h1>
        <p className="text-muted">Каждый день открывается одна дверца. Открытые не закрываются.</p>
      </div>
      {first !== undefined && <Calendar first={first} />}
      {first === undefined && (isWaiting ? <GiftSkeleton /> : <NoCalendar />)}
    </div>
  );
}
