import { formatPrice } from '../../domain/money.ts';
import { selectReceiving } from '../../slices/cart/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useEmit, useSelect } from '../store.tsx';

type Receiving = ReturnType<typeof selectReceiving>;

function noteOf({ place, method, minutes, price, freeFrom }: Receiving): string {
  if (place === null) return 'Доставка или самовывоз';
  if (method === 'self') return 'Самовывоз';
  const cost = [
    price === null ? '' : formatPrice(price),
    freeFrom === null ? '' : `от\u00A0${formatPrice(freeFrom)} бесплатно`,
  ].filter((part) => part !== '');
  return [minutes === null ? 'Доставка' : `Доставка ~${minutes}\u00A0мин`, cost.join(', ')]
    .filter((part) => part !== '')
    .join(' · ');
}

export interface ReceivingButtonProps {
  /** `chip` stands in the header of wide screens, `strip` across narrow ones. */
  readonly look: 'chip' | 'strip';
}

/** Where the order goes; a press asks «Доставить или заберёте?». */
export function ReceivingButton({ look }: ReceivingButtonProps) {
  const emit = useEmit();
  const receiving = useSelect(selectReceiving);
  // What is seen is a part of what is said, so that the button can be called by voice.
  const name = `Получение: ${receiving.place ?? 'не указано'}`;
  return (
    <button
      type="button"
      className={classNames('where', `where--${look}`)}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={() => emit('modal/requested', { modal: { kind: 'deliveryChoice' } })}
    >
      <Icon name={receiving.method === 'self' ? 'store' : 'pin'} size={20} />
      <span className="where__text">
        <b>{receiving.place ?? name}</b>
        <small aria-hidden="true">{noteOf(receiving)}</small>
      </span>
      {look === 'strip' && <Icon name="forward" size={16} />}
    </button>
  );
}

/** The same across the page, on screens whose header has no room for it. */
export function ReceivingStrip() {
  return (
    <div className="wrap phone-only">
      <ReceivingButton look="strip" />
    </div>
  );
}
