import { Link } from '../primitives/Link.tsx';
import { selectFailedPromo, selectPromoFailure, selectPromos } from '../../slices/promo/selectors.ts';
import type { Promo } from '../../slices/promo/state.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Picture } from '../primitives/Picture.tsx';
import { Stamp } from '../primitives/Stamp.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { termText } from './dates.ts';
import { Listed } from './Listed.tsx';
import { MenuLink } from '../catalog/MenuLink.tsx';
import cardStyles from '../primitives/card.module.css';
import styles from './promotions.module.css';

function Offer({ promo }: { readonly promo: Promo }) {
  const { detail } = useSelect(selectImagePresets);
  const path = useCityPath();
  const { id, title, description, code, image, dateFrom, dateTo, isPersonal } = promo;
  const term = termText(dateFrom, dateTo, useSelect(selectNow));
  return (
    <article className={classNames(cardStyles.card, styles.offer)} aria-label={title}>
      {image !== null && (
        <div className={styles.picture}>
          <Picture image={image} preset={detail} place="offer" glyph="gift" />
        </div>
      )}
      <div className={styles.text}>
        {isPersonal && (
          <p>
            <Stamp tone="soft">Только для вас</Stamp>
          </p>
        )}
        <h3 className="text-h3">
          <Link className={styles.link} to={path(`personal/promotions/${encodeURIComponent(id)}`)}>
            {title}
          </Link>
        </h3>
        {description !== '' && <p className="text-small text-muted">{description}</p>}
        <p className={styles.code}>
          {'Промокод '}
          <b>{code}</b>
        </p>
        {term !== null && <p className="text-small text-muted">{term}</p>}
      </div>
    </article>
  );
}

/** The offers that the server has for this customer; a code is typed in the cart. */
export function Promotions() {
  const promos = useSelect(selectPromos);
  const failure = useSelect(selectPromoFailure);
  const isListLost = useSelect(selectFailedPromo) === 'list';
  return (
    <Listed
      list="promotions"
      title="Акции для меня"
      failure={(isListLost && failure) || undefined}
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
