import { useEffect, useRef, type ReactNode } from 'react';
import { formatPrice } from '../../domain/money.ts';
import { selectChecking } from '../../slices/cart/placing/selectors.ts';
import { selectDeliveryPhone } from '../../slices/setting/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { CraneOutline } from '../primitives/Crane.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { PhoneButton } from '../primitives/PhoneButton.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import styles from './checking-order.module.css';
import buttonStyles from '../primitives/button.module.css';
import fieldStyles from '../fields/field.module.css';

/** «18:24:06» by the local clock. */
const toSecond = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'medium' });

type Checking = NonNullable<ReturnType<typeof selectChecking>>;

/** The flight that has not arrived. Decoration. */
function Flight() {
  return (
    <svg className={styles.flight} viewBox="0 0 420 120" aria-hidden="true">
      <path className={styles.gone} d="M20 96H206" />
      <path className={styles.rest} d="M214 96H378" />
      <circle className={styles.from} cx="20" cy="96" r="6" />
      <circle className={styles.to} cx="392" cy="96" r="9" />
      <g className={styles.crane} transform="translate(160 6) scale(1.55)">
        <CraneOutline />
      </g>
    </svg>
  );
}

interface StepProps {
  readonly sign: ReactNode;
  readonly title: ReactNode;
  readonly text: string;
  /** Milliseconds; null: not known yet. */
  readonly at: number | null;
  readonly isCurrent?: boolean;
}

function Step({ sign, title, text, at, isCurrent = false }: StepProps) {
  return (
    <li className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
      {sign}
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      {at !== null && <time dateTime={new Date(at).toISOString()}>{toSecond.format(at)}</time>}
    </li>
  );
}

function Steps({ checking }: { readonly checking: Checking }) {
  const { place, total, madeAt, failedAt, nextAt, message, attempt } = checking;
  return (
    <ol aria-label="Что происходит">
      <Step
        sign={<Icon name="check" />}
        title="Отправили заказ"
        text={[place, formatPrice(total)].filter((part) => part !== null).join(' · ')}
        at={madeAt}
      />
      <Step
        sign={<Icon name="alert" />}
        title="Ответ не пришёл"
        text={message === null ? 'Связь прервалась на полпути' : `Ресторан: «${message}»`}
        at={failedAt}
      />
      <Step
        sign={<span className={`${buttonStyles.spin} ${styles.spin}`} aria-hidden="true" />}
        title={<output>{`Попытка ${attempt}`}</output>}
        text="Спрашиваем о том же заказе, второго не будет"
        at={nextAt}
        isCurrent
      />
    </ol>
  );
}

function WaysOn({ mayLeave }: Pick<Checking, 'mayLeave'>) {
  const emit = useEmit();
  const path = useCityPath();
  const phone = useSelect(selectDeliveryPhone);
  const history = path('personal/history');
  if (!mayLeave) {
    return (
      <>
        <ButtonLink to={history} variant="solid">
          История заказов
        </ButtonLink>
        <p className={`${fieldStyles.hint} ${styles.hint}`}>Если заказ дошёл, он появится там</p>
        <PhoneButton phone={phone} />
      </>
    );
  }
  return (
    <>
      <Notice tone="warn" title="Прошло три минуты">
        Можно вернуться к корзине. Но кухня могла получить заказ: если оформить новый, привезут два. Надёжнее
        сначала позвонить.
      </Notice>
      <PhoneButton phone={phone} variant="solid" />
      <Button onClick={() => emit('cart/leaveTapped')}>Вернуться к корзине</Button>
      <ButtonLink to={history} variant="line">
        История заказов
      </ButtonLink>
    </>
  );
}

/** Instead of the checkout while nobody knows what became of the order (assumptions, section 7, "an order without a definite answer"). */
export function CheckingOrder() {
  const checking = useSelect(selectChecking);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  if (!checking) return null;
  return (
    <div className={styles.checking}>
      <div className={styles.head} aria-live="polite">
        <Flight />
        <h1 className="text-h1" ref={heading} tabIndex={-1}>
          Проверяем заказ
        </h1>
        <p>
          {checking.mayLeave
            ? 'Ответа всё ещё нет. Продолжаем спрашивать, страницу можно закрыть.'
            : 'Выясняем, дошёл ли заказ до кухни. Обычно это меньше минуты.'}
        </p>
      </div>
      <section className={styles.card}>
        <Steps checking={checking} />
      </section>
      <div className={styles.ways}>
        <WaysOn mayLeave={checking.mayLeave} />
        <ReportButton />
      </div>
    </div>
  );
}
