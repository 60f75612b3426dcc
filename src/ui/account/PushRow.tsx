import { useLayoutEffect, useRef } from 'react';
import { selectPushOffer, type PushOffer } from '../../slices/notification/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { IconName } from '../primitives/iconPaths.ts';
import { useEmit, useSelect } from '../store.tsx';
import styles from './push-row.module.css';

interface Words {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const OFFERED: Words = {
  icon: 'bell',
  title: 'Уведомления в этом браузере',
  text: 'Скажем, когда заказ готов и когда курьер в пути',
};
const WORDS = {
  ask: OFFERED,
  asking: OFFERED,
  refused: {
    icon: 'alert',
    title: 'Браузер не разрешает уведомления',
    text: 'Откройте значок слева от адреса сайта, найдите «Уведомления» и выберите «Разрешить»',
  },
  on: {
    icon: 'check',
    title: 'Уведомления в этом браузере включены',
    text: 'Скажем, когда заказ готов и когда курьер в пути',
  },
} as const satisfies Record<NonNullable<PushOffer>, Words>;

/** The button goes when it has done its work: the focus stays on the row that says what came of it. */
function useStayingFocus(offer: PushOffer) {
  const row = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (!wasPressed.current || offer === 'asking') return;
    wasPressed.current = false;
    if (document.activeElement === document.body) row.current?.focus({ preventScroll: true });
  }, [offer]);
  const pressed = () => {
    wasPressed.current = true;
  };
  return { row, pressed };
}

/** Messages in this browser, under the consent to them. The browser's own question comes after a tap only. */
export function PushRow() {
  const emit = useEmit();
  const offer = useSelect(selectPushOffer);
  const { row, pressed } = useStayingFocus(offer);
  if (offer === null) return null;
  const { icon, title, text } = WORDS[offer];
  const isOffered = offer === 'ask' || offer === 'asking';
  const allow = () => {
    pressed();
    emit('notification/pushAllowTapped');
  };
  return (
    <div className={styles.push} ref={row} tabIndex={-1}>
      <Icon name={icon} />
      <output className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className="text-small text-muted">{text}</span>
      </output>
      {isOffered && (
        <Button size="small" variant="line" isBusy={offer !== 'ask'} onClick={allow}>
          Включить уведомления
        </Button>
      )}
    </div>
  );
}
