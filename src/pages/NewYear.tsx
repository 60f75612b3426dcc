import { termState } from '../domain/term.ts';
import { selectAdvent, selectNewYear } from '../slices/setting/season.ts';
import { selectImagePresets } from '../slices/setting/selectors.ts';
import { selectNow } from '../slices/view/selectors.ts';
import type { NewYearGift } from '../domain/newYear.ts';
import { termText } from '../ui/account/dates.ts';
import { InfoText, useInfoTitle } from '../ui/info/InfoText.tsx';
import { MenuLink } from '../ui/catalog/MenuLink.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { Picture } from '../ui/primitives/Picture.tsx';
import { CouponCode } from '../ui/promo/CouponCode.tsx';
import { useCityPath, useContentLink } from '../ui/routing.ts';
import { SeasonHero } from '../ui/season/SeasonHero.tsx';
import { useSelect } from '../ui/store.tsx';
import cardStyles from '../ui/primitives/card.module.css';
import styles from '../ui/season/new-year.module.css';
import seasonHeroStyles from '../ui/season/season-hero.module.css';

/** Whether it runs: before and after, its code is only told. */
function useTerm() {
  const newYear = useSelect(selectNewYear);
  const now = useSelect(selectNow);
  const { dateFrom = null, dateTo = null } = newYear ?? {};
  return {
    state: termState(dateFrom, dateTo, now),
    text: now === 0 ? null : termText(dateFrom, dateTo, now),
  };
}

function Gift({ gift }: { readonly gift: NewYearGift }) {
  const { detail } = useSelect(selectImagePresets);
  const link = useContentLink()(gift.link);
  return (
    <li className={`${cardStyles.card} ${styles.gift}`}>
      <div className={styles.picture}>
        <Picture image={gift.image} preset={detail} place="panel" glyph="gift" />
      </div>
      <div className={styles.text}>
        <h3 className="text-h3">{gift.title}</h3>
        {gift.text !== '' && <p className="text-small text-muted">{gift.text}</p>}
        {link !== null && (
          <p className={styles.action}>
            <ButtonLink
              size="small"
              to={link.kind === 'shop' ? link.to : link.href}
              aria-label={`Посмотреть: ${gift.title}`}
            >
              Посмотреть
            </ButtonLink>
          </p>
        )}
      </div>
    </li>
  );
}

function Gifts() {
  const gifts = useSelect(selectNewYear)?.gifts ?? [];
  if (gifts.length === 0) return null;
  return (
    <section className="page-part" aria-labelledby="ny-gifts">
      <div className="page-part-head">
        <h2 className="text-h2" id="ny-gifts">
          Подарки
        </h2>
      </div>
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <Gift key={gift.title} gift={gift} />
        ))}
      </ul>
    </section>
  );
}

function Terms() {
  const newYear = useSelect(selectNewYear);
  return (
    <section className={`page-part ${styles.terms}`} aria-labelledby="ny-terms">
      <h2 className="text-h2" id="ny-terms">
        Условия
      </h2>
      {newYear && newYear.terms.length > 0 && (
        <ul className={styles.list}>
          {newYear.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <InfoText slug="new-year-promo" />
    </section>
  );
}

const VERDICT = { before: 'Акция ещё не началась', running: null, over: 'Акция закончилась' } as const;

/** /new-year-promo: gifts, terms and the code of the holiday (assumptions, section 7, "seasonal pages"). */
export function NewYearPage() {
  const path = useCityPath();
  const title = useInfoTitle('new-year-promo');
  const newYear = useSelect(selectNewYear);
  const hasCalendar = useSelect(selectAdvent) !== null;
  const { state, text } = useTerm();
  return (
    <div className="page-width page">
      <SeasonHero title={newYear?.title || title} image={newYear?.image}>
        {newYear && newYear.text !== '' && <p className={seasonHeroStyles.lead}>{newYear.text}</p>}
        {VERDICT[state] !== null && <p>{VERDICT[state]}</p>}
        {text !== null && state !== 'over' && <p className={seasonHeroStyles.lead}>{text}</p>}
        {newYear && newYear.code !== null && (
          <CouponCode className={seasonHeroStyles.coupon} code={newYear.code} isIdle={state !== 'running'} />
        )}
        <p className={seasonHeroStyles.actions}>
          <MenuLink />
          {hasCalendar && <ButtonLink to={path('advent')}>Календарь подарков</ButtonLink>}
        </p>
      </SeasonHero>
      <Gifts />
      <Terms />
    </div>
  );
}
