import { clockText } from '../../domain/clock.ts';
import type { Ordered } from '../../slices/order/ordered.ts';
import type { selectTracking } from '../../slices/order/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { Notice } from '../primitives/Notice.tsx';
import { PhoneLink } from '../shell/CallButton.tsx';
import { useSelect } from '../store.tsx';
import { CourierCard, PickupCard } from './Caller.tsx';
import { Flight } from './Flight.tsx';
import { flownPart } from './flightPath.ts';
import { etaEnd, leftText, orderNews, type OrderNews } from './orderWords.ts';
import styles from './on-way.module.css';

type Tracking = NonNullable<ReturnType<typeof selectTracking>>;

interface PartProps {
  readonly tracking: Tracking;
  readonly news: OrderNews;
}

/** Says a new status once; what is there from the beginning is read with the page. */
function Announcement({ text }: { readonly text: string }) {
  return <output className="only-heard">{text}</output>;
}

/** The words to the time: what was promised, where that does not hold; else how long it still takes. */
function Saying({
  tracking: { order, current, isCancelled },
  news,
  ordered,
}: PartProps & { readonly ordered: Ordered | null }) {
  const now = useSelect(selectNow);
  const place = ordered?.restaurant?.name ?? null;
  if (isCancelled) return <p className={styles.say}>Заказ отменён. Позвоните нам, и мы расскажем почему.</p>;
  if (news.promised !== null)
    return (
      <p className={styles.say}>
        {'Обещали '}
        {news.lateness === 'delayed' ? <del>{news.promised}</del> : news.promised}
        {', простите'}
      </p>
    );
  if (current === 'delivered') return <p className={styles.say}>Приятного аппетита!</p>;
  if (current === 'readyForPickup')
    return <p className={styles.say}>{place === null ? 'Ждёт вас на выдаче' : `Ждёт вас: ${place}`}</p>;
  if (news.eta === null)
    return <p className={styles.say}>Спасибо! Кухня уже знает о заказе, новости о нём появятся здесь.</p>;
  const left = leftText(order.estimatedAt, now);
  const what =
    order.method === 'self' ? (place === null ? 'Будет готов' : `Будет ждать вас: ${place}`) : 'Привезём';
  return (
    <p className={styles.say}>
      {left === null ? what : `${what}, `}
      {left !== null && <b>{left}</b>}
    </p>
  );
}

/** A delay is told as soon as it is known; a time that has passed without a word is told as it is. */
function Delay({ tracking: { way, order }, news: { lateness } }: PartProps) {
  if (lateness === 'none') return null;
  const heardAt = way?.delay?.heardAt ?? null;
  const isAhead = heardAt !== null && heardAt <= etaEnd(way?.promisedAt ?? null, order.method);
  const title =
    lateness === 'overdue' || heardAt === null
      ? 'Время, которое мы обещали, прошло'
      : isAhead
        ? `Говорим заранее: в\u00A0${clockText(heardAt)} стало ясно, что не успеем`
        : `В\u00A0${clockText(heardAt)} узнали новое время`;
  return (
    <Notice tone="warn" title={title} isStill>
      Если ждать не выйдет, позвоните, решим: <PhoneLink className="text-link text-whole" />
    </Notice>
  );
}

/** The steps with the moments that are known, and the crane between them. */
function Way({ tracking: { steps, current, order, way }, news }: PartProps) {
  const now = useSelect(selectNow);
  const index = steps.findIndex(({ step }) => step === current);
  const last = steps.length - 1;
  const end = etaEnd(order.estimatedAt, order.method);
  const began = current === null ? undefined : way?.began[current];
  const part = flownPart({ current: index, columns: steps.length, since: began ?? null, until: end, now });
  const isAhead =
    news.eta !== null && index < last && new Date(end).toDateString() === new Date(now).toDateString();
  const timeOf = (step: Tracking['steps'][number]['step'], at: number): string | null => {
    if (at === last && isAhead) return `к\u00A0${clockText(end)}`;
    const time = at <= index ? way?.began[step] : undefined;
    return time === undefined ? null : clockText(time);
  };
  return (
    <Flight
      method={order.method}
      current={index}
      part={part}
      steps={steps.map(({ step, label }, at) => ({
        id: step,
        name: label,
        time: timeOf(step, at),
        isLate: at === last && news.lateness === 'delayed',
      }))}
    />
  );
}

/** Whom one may call about it: who carries it, or where it waits. Beside the time on a desk, under the picture on a phone. */
function Whom({ tracking, ordered, className }: OrderOnWayProps & { readonly className: string }) {
  const { order, isCancelled, current } = tracking;
  if (isCancelled) return null;
  const restaurant = order.method === 'self' ? ordered?.restaurant : null;
  const courier = order.method === 'delivery' && current !== 'delivered' ? order.courier : null;
  if (!restaurant && !courier) return null;
  return (
    <div className={className}>
      {restaurant ? <PickupCard restaurant={restaurant} /> : courier && <CourierCard courier={courier} />}
    </div>
  );
}

interface OrderOnWayProps {
  readonly tracking: Tracking;
  readonly ordered: Ordered | null;
}

/** The order that the kitchen works on, the time first: the page that is looked at longest (comps `way`, `way-late`, `way-pickup`). */
export function OrderOnWay({ tracking, ordered }: OrderOnWayProps) {
  const now = useSelect(selectNow);
  const news = orderNews(tracking, now);
  const { heading, eta } = news;
  return (
    <section className={styles.way} aria-label="Ваш заказ" data-active-order="">
      <div className={styles.top}>
        <div>
          <h2 className="text-h2">{heading}</h2>
          {eta !== null && <p className={styles.eta}>{eta}</p>}
          <Saying tracking={tracking} news={news} ordered={ordered} />
          <Announcement text={eta === null ? heading : `${heading}, ${eta}`} />
        </div>
        <Whom className="only-desk" tracking={tracking} ordered={ordered} />
      </div>
      <Delay tracking={tracking} news={news} />
      {!tracking.isCancelled && <Way tracking={tracking} news={news} />}
      <Whom className="only-phone" tracking={tracking} ordered={ordered} />
    </section>
  );
}
