import { formatPrice } from '../../domain/money.ts';
import { counted } from '../../domain/plural.ts';
import { promiseWords } from '../../domain/promise.ts';
import { selectPopular } from '../../slices/catalog/selectors.ts';
import { selectRepeatPreview, type RepeatPreview } from '../../slices/cart/lines/repeatPreview.ts';
import { selectPromise } from '../../slices/cart/receiving/selectors.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { selectListStatus, selectNow } from '../../slices/view/selectors.ts';
import { Icon } from '../primitives/Icon.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import { Link } from '../primitives/Link.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import styles from './repeat-card.module.css';

/** More would be too small to be told apart. */
const PICTURES = 3;

function Pictures({ images }: Pick<RepeatPreview, 'images'>) {
  const { list } = useSelect(selectImagePresets);
  const seen = [...new Set(images)].slice(0, PICTURES);
  return (
    <span className={styles.pictures}>
      {seen.map((image) => (
        <span key={image}>
          <Picture image={image} preset={list} place="thumb" />
        </span>
      ))}
    </span>
  );
}

function Repeat({ preview: { count, sum, images, gone } }: { readonly preview: RepeatPreview }) {
  const emit = useEmit();
  const promised = useSelect(selectPromise);
  const now = useSelect(selectNow);
  const when = promised?.kind === 'byClock' ? promiseWords(promised, now) : null;
  const price = formatPrice(sum);
  const dishes = counted(count, ['блюдо', 'блюда', 'блюд']);
  const missing = gone.length === 0 ? null : `Сейчас нет: ${gone.join(', ')}`;
  return (
    <button type="button" className={styles.card} onClick={() => emit('cart/repeatTapped')}>
      <Pictures images={images} />
      <span className={styles.text}>
        <b>Повторить заказ</b>
        <VisuallyHidden>{`${dishes},`}</VisuallyHidden>
        <small>{missing ?? [price, when].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.go}>
        <Icon name={LATER_ICONS.repeat} size={20} />
        <span className="only-desk" aria-hidden="true">
          Повторить
        </span>
      </span>
    </button>
  );
}

/** Red is the slide's button alone where there is no order to repeat. */
function WholeMenu() {
  const path = useCityPath();
  const images = useSelect(selectPopular).flatMap(({ image }) => image ?? []);
  return (
    <Link className={`${styles.card} ${styles.menu}`} to={path('catalog')}>
      {images.length > 0 && <Pictures images={images} />}
      <span className={styles.text}>
        <b>Всё меню</b>
        <small>Выберите, что привезти</small>
      </span>
      <span className={styles.go}>
        <span className="only-desk" aria-hidden="true">
          Открыть
        </span>
        <Icon name="forward" size={20} />
      </span>
    </Link>
  );
}

/** The first card of home for whoever has ordered before: the last order in one press. Before the first, the way to the menu. */
export function RepeatCard() {
  const preview = useSelect(selectRepeatPreview);
  const isKnown = useSelect(selectListStatus('history')) !== 'loading';
  if (preview && preview.count > 0) return <Repeat preview={preview} />;
  if (!isKnown) return null;
  return <WholeMenu />;
}
