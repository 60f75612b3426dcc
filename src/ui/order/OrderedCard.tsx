import { formatAddress } from '../../domain/address.ts';
import type { CartLine } from '../../domain/cart.ts';
import { formatPrice } from '../../domain/money.ts';
import type { OrderRequest } from '../../domain/orderRequest.ts';
import { counted } from '../../domain/plural.ts';
import { slotLabel } from '../../domain/slots.ts';
import { cartCount } from '../../domain/totals.ts';
import { selectImagePresets, selectRestaurants } from '../../slices/setting/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { Panel } from '../primitives/Panel.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import styles from './payment-failed.module.css';

/** More pictures have no room beside the sum on a phone. */
const PICTURES = 3;

function Dishes({ lines }: { readonly lines: readonly CartLine[] }) {
  const { list: preset } = useSelect(selectImagePresets);
  const dishes = lines.filter(({ kind }) => kind === 'goods' || kind === 'gift');
  const shown = dishes.length > PICTURES ? dishes.slice(0, PICTURES - 1) : dishes;
  return (
    <div className={styles.pictures} aria-hidden="true">
      {shown.map(({ id, image, quantity }) => (
        <span key={id} className={styles.picture}>
          <Picture image={image} preset={preset} place="line" />
          {quantity > 1 && <i>{quantity}</i>}
        </span>
      ))}
      {dishes.length > shown.length && (
        <span className={`${styles.picture} ${styles.more}`}>{`+\u00A0${dishes.length - shown.length}`}</span>
      )}
    </div>
  );
}

/** An order at a glance: its dishes in pictures, what it costs, where and when it was to be received. */
export function OrderedCard({ body }: { readonly body: OrderRequest }) {
  const now = useSelect(selectNow);
  const restaurants = useSelect(selectRestaurants);
  const place =
    body.deliveryMethod === 'self'
      ? (restaurants.find(({ id }) => id === body.terminalId)?.name ?? 'Самовывоз')
      : formatAddress(body.address);
  const time = slotLabel(body.deliveryTime, now);
  return (
    <Panel label="Состав">
      <div className={styles.ordered}>
        <Dishes lines={body.lines} />
        <p className={styles.sum}>
          <b className="text-h3 text-unbroken">{formatPrice(body.total)}</b>
          <span className="text-small text-muted text-unbroken">
            {counted(cartCount(body.lines), ['товар', 'товара', 'товаров'])}
          </span>
        </p>
      </div>
      <p className={`text-small text-muted ${styles.place}`}>
        {[place, time.charAt(0).toLowerCase() + time.slice(1), 'оплата онлайн'].join(' · ')}
      </p>
    </Panel>
  );
}
