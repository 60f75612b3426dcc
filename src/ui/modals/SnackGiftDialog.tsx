import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { selectSnackGiftWay } from '../../slices/cart/gifts/snackGift.ts';
import { selectProductIndex } from '../../slices/catalog/selectors.ts';
import { selectGiftIds, selectImagePresets } from '../../slices/setting/selectors.ts';
import { DialogPresenceContext } from '../dialog/dialogPresence.ts';
import { TopLayer } from '../dialog/TopLayer.tsx';
import { useFocusBeside } from '../dialog/useModalLayer.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';
import styles from './snack-gift.module.css';

/** A live region is heard of what comes into it later than it came itself. */
const HEARD_AFTER_MS = 200;

function GiftPicture() {
  const { snack } = useSelect(selectGiftIds);
  const products = useSelect(selectProductIndex);
  const { list: preset } = useSelect(selectImagePresets);
  const image = (snack && products.get(snack)?.image) ?? null;
  if (image === null) return null;
  return (
    <div className={styles.picture}>
      <Picture image={image} preset={preset} place="menuItem" isEager />
    </div>
  );
}

/** Esc, and the next press anywhere else, which does what it does: before it does so, since it may open the next dialog. */
function useNextPress(close: () => void) {
  const sheet = useRef<HTMLDialogElement>(null);
  const end = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Of what lies over the page this goes first.
      event.stopPropagation();
    } else if (event.target instanceof Node && sheet.current?.contains(event.target)) return;
    close();
  });
  useEffect(() => {
    const listen = (event: Event) => end(event);
    document.addEventListener('click', listen, true);
    document.addEventListener('keydown', listen, true);
    return () => {
      document.removeEventListener('click', listen, true);
      document.removeEventListener('keydown', listen, true);
    };
  }, []);
  return sheet;
}

function Sheet() {
  const close = useDismiss('snackGift');
  useFocusBeside();
  const sheet = useNextPress(close);
  const way = useSelect(selectSnackGiftWay);
  const titleId = useId();
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setHeard(`${MODAL_TITLES.snackGift}. ${way}`), HEARD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [way]);
  return (
    <TopLayer>
      <dialog open ref={sheet} className={`${styles.sheet} page-clear`} aria-labelledby={titleId}>
        <GiftPicture />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {MODAL_TITLES.snackGift}
          </h2>
          <p>При заказе 3х любых закусок - картофель фри в подарок</p>
          <b>{way}</b>
        </div>
        <IconButton icon="close" label="Закрыть" onClick={close} />
        <output className="only-heard">{heard}</output>
      </dialog>
    </TopLayer>
  );
}

/** «Подарок к заказу»: a snack was added (specification, section 4, "Adding an item", step 9). It lies beside the page and holds nobody up. */
export function SnackGiftDialog() {
  const { isOpen, onGone } = use(DialogPresenceContext);
  useEffect(() => {
    if (!isOpen) onGone();
  }, [isOpen, onGone]);
  return isOpen ? <Sheet /> : null;
}
