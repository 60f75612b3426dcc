import type { HappyHours } from '../domain/happyHours.ts';
import { selectHappyDishes, selectHappyHours, selectHappyMoment } from '../slices/setting/season.ts';
import { CatalogGate } from '../ui/catalog/CatalogGate.tsx';
import { ProductGrid } from '../ui/catalog/ProductGrid.tsx';
import { InfoText, useInfoTitle } from '../ui/info/InfoText.tsx';
import { CouponCode } from '../ui/promo/CouponCode.tsx';
import { HappyClock } from '../ui/season/HappyClock.tsx';
import { SeasonHero } from '../ui/season/SeasonHero.tsx';
import { useSelect } from '../ui/store.tsx';
import styles from '../ui/season/season-hero.module.css';
import happyClockStyles from '../ui/season/happy-clock.module.css';

/** The hours that are spoken of: those that run or come next, else the first that there are. */
function useHours(): HappyHours | null {
  const moment = useSelect(selectHappyMoment);
  const [first] = useSelect(selectHappyHours);
  return moment?.hours ?? first ?? null;
}

function Dishes() {
  const dishes = useSelect(selectHappyDishes);
  if (dishes.length === 0) return null;
  return (
    <section className="page-part" aria-labelledby="happy-dishes">
      <div className="page-part-head">
        <h2 className="text-h2" id="happy-dishes">
          Что взять в счастливые часы
        </h2>
      </div>
      <ProductGrid products={dishes} />
    </section>
  );
}

function Terms() {
  return (
    <section className={`page-part ${happyClockStyles.terms}`} aria-labelledby="happy-terms">
      <h2 className="text-h2" id="happy-terms">
        Условия
      </h2>
      <InfoText slug="happy-hours" />
    </section>
  );
}

/** /happy-hours: when they are, how long they last, what they are about (assumptions, section 7, "seasonal pages"). */
export function HappyHoursPage() {
  const title = useInfoTitle('happy-hours');
  const hours = useHours();
  return (
    <div className="page-width page">
      <SeasonHero title={title} image={hours?.image}>
        {hours && hours.text !== '' && <p className={styles.lead}>{hours.text}</p>}
        <HappyClock />
        {hours && hours.code !== null && <CouponCode className={styles.coupon} code={hours.code} />}
      </SeasonHero>
      {hours !== null && (
        <CatalogGate>
          <Dishes />
        </CatalogGate>
      )}
      <Terms />
    </div>
  );
}
