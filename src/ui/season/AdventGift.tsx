import type { Ref } from 'react';
import type { Door } from '../../domain/advent.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { CouponCode } from '../promo/CouponCode.tsx';
import { useContentLink } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { doorDate } from './seasonWords.ts';
import cardStyles from '../primitives/card.module.css';
import styles from './advent-gift.module.css';

interface AdventGiftProps {
  readonly door: Door;
  /** The heading, which takes the focus when another door is looked into. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** What lies behind a door. */
export function AdventGift({ door, ref }: AdventGiftProps) {
  const { detail } = useSelect(selectImagePresets);
  const link = useContentLink()(door.link);
  return (
    <section className={`${cardStyles.card} ${styles.gift}`} aria-labelledby="gift">
      <div className={styles.picture}>
        <Picture image={door.image} preset={detail} place="panel" glyph="gift" isEager />
      </div>
      <div className={styles.text}>
        <p className="text-small text-muted">
          {door.state === 'today' ? `Сегодня, ${doorDate(door)}` : doorDate(door)}
        </p>
        <h2 className={`text-h2 ${styles.heading}`} id="gift" tabIndex={-1} ref={ref}>
          {door.title}
        </h2>
        {door.text !== '' && <p>{door.text}</p>}
        {door.code !== null && <CouponCode key={door.key} code={door.code} />}
        {link !== null && (
          <p>
            <ButtonLink variant="main" to={link.kind === 'shop' ? link.to : link.href}>
              Посмотреть
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
