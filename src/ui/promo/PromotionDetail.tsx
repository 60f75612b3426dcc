import { termState } from '../../domain/term.ts';
import { selectPromos } from '../../slices/promo/selectors.ts';
import type { Promo } from '../../slices/promo/state.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { selectListStatus, selectNow } from '../../slices/view/selectors.ts';
import { termText } from '../account/dates.ts';
import { ListSkeleton } from '../account/Listed.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { Stamp } from '../primitives/Stamp.tsx';
import { PhoneLink } from '../shell/CallButton.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { CouponCode } from './CouponCode.tsx';
import styles from './promotion-detail.module.css';

function AllPromotions() {
  const path = useCityPath();
  return (
    <ButtonLink icon="back" to={path('personal/promotions')}>
      Все акции
    </ButtonLink>
  );
}

function NotFound() {
  return (
    <EmptyState title="Акция не найдена" action={<AllPromotions />}>
      <p>Возможно, она закончилась или была не для вас. Остальные акции — в списке.</p>
    </EmptyState>
  );
}

function Failed() {
  return (
    <EmptyState title="Не удалось загрузить акцию" action={<AllPromotions />}>
      <p>
        {'Обновите страницу или позвоните: '}
        <PhoneLink className="text-link text-whole" />
      </p>
    </EmptyState>
  );
}

const VERDICT = { before: 'Акция ещё не началась', over: 'Акция закончилась' } as const;

function KnownPromotion({ promo }: { readonly promo: Promo }) {
  const { detail } = useSelect(selectImagePresets);
  const now = useSelect(selectNow);
  const { title, description, code, image, dateFrom, dateTo, isPersonal } = promo;
  const state = termState(dateFrom, dateTo, now);
  const term = state === 'over' ? null : termText(dateFrom, dateTo, now);
  return (
    <article className={styles.promotion} aria-labelledby="promotion">
      {image !== null && (
        <div className={styles.picture}>
          <Picture image={image} preset={detail} place="promotion" isEager glyph="gift" />
        </div>
      )}
      <div className={styles.text}>
        {isPersonal && (
          <p>
            <Stamp tone="soft">Только для вас</Stamp>
          </p>
        )}
        <h2 className="text-h2" id="promotion">
          {title}
        </h2>
        {state !== 'running' && (
          <Notice tone="warn" title={VERDICT[state]} isStill>
            {state === 'before'
              ? 'Промокод заработает, когда она начнётся.'
              : 'Промокод больше не действует.'}
          </Notice>
        )}
        {description !== '' && <p>{description}</p>}
        {term !== null && <p className="text-muted">{term}</p>}
        <CouponCode className={styles.coupon} code={code} isIdle={state !== 'running'} />
        <p>
          <AllPromotions />
        </p>
      </div>
    </article>
  );
}

/** One offer of the customer's (specification, section 2: promotion detail). */
export function PromotionDetail({ id }: { readonly id: string }) {
  const promo = useSelect(selectPromos).find((one) => one.id === id);
  const status = useSelect(selectListStatus('promotions'));
  if (promo) return <KnownPromotion promo={promo} />;
  if (status === 'loading') return <ListSkeleton />;
  return status === 'failed' ? <Failed /> : <NotFound />;
}
