import { termState } from '../../domain/term.ts';
import { selectPromos } from '../../slices/promo/selectors.ts';
import { LIST_FAILED, type Promo } from '../../slices/promo/state.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Picture } from '../primitives/Picture.tsx';
import { Stamp } from '../primitives/Stamp.tsx';
import { CouponCode } from '../promo/CouponCode.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { Link } from '../primitives/Link.tsx';
import { termText } from './dates.ts';
import { Listed } from './Listed.tsx';
import { MenuLink } from '../catalog/MenuLink.tsx';
import cardStyles from '../primitives/card.module.css';
import styles from './promotions.module.css';

function Offer({ promo }: { readonly promo: Promo }) {
  const { detail } = useSelect(selectImagePresets);
  const path = useCityPath();
  const now = useSelect(selectNow);
  const { id, title, description, code, image, dateFrom, dateTo, isPersonal } = promo;
  const isRunning = termState(dateFrom, dateTo, now) === 'running';
  const term = termText(dateFrom, dateTo, now) ?? 'Без срока';
  return (
    <article
      className={classNames(cardStyles.card, styles.offer, !isRunning && styles.idle)}
      aria-label={title}
    >
      <div className={`${styles.scene} on-lacquer`}>
        {image !== null && <Picture image={image} preset={detail} place="offer" glyph="gift" />}
        <div className={styles.words}>
          <h3>
            <Link className={styles.link} to={path(`personal/promotions/${encodeURIComponent(id)}`)}>
              {title}
            </Link>
          </h3>
          <p className={styles.term}>{term}</p>
        </div>
      </div>
      <div className={styles.text}>
        {isPersonal && (
          <p>
            <Stamp tone="soft">Только для вас</Stamp>
          </p>
        )}
        {description !== '' && <p className="text-small text-muted">{description}</p>}
        <CouponCode className={styles.coupon} code={code} isIdle={!isRunning} />
      </div>
    </article>
  );
}

/** What can be used now comes before what is over. */
function useOffers(): readonly Promo[] {
  const promos = useSelect(selectPromos);
  const now = useSelect(selectNow);
  const isOver = ({ dateFrom, dateTo }: Promo) => Number(termState(dateFrom, dateTo, now) === 'over');
  return promos.toSorted((one, other) => isOver(one) - isOver(other));
}

/** The offers that the server has for this customer, each with what it asks for and its code. */
export function Promotions() {
  const promos = useOffers();
  return (
    <Listed
      list="promotions"
      title="Акции для меня"
      note={promos.length > 0 ? 'В заказе действует один промокод' : undefined}
      failure={LIST_FAILED}
      isEmpty={promos.length === 0}
      empty={{
        title: 'Акций пока нет',
        text: 'Когда для вас появится предложение, оно будет здесь.',
        action: <MenuLink />,
      }}
    >
      <div className={styles.offers}>
        {promos.map((promo) => (
          <Offer key={promo.id} promo={promo} />
        ))}
      </div>
    </Listed>
  );
}
