import { useState } from 'react';
import { writeShared } from '../../domain/sharedCart.ts';
import { SHARED_FRAGMENT } from '../../domain/sharedFragment.ts';
import { selectField } from '../../slices/select.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { MODAL_TITLES } from '../modals/modalTitles.ts';
import { useDismiss } from '../modals/useDismiss.ts';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useSelect } from '../store.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './share.module.css';
import { useSharingWays } from './ways.ts';

/** Longer ones make a code too fine for a camera. */
const LONGEST_CODE = 1_200;

type Outcome = 'none' | 'copied' | 'notCopied' | 'notSent';

function DeskCode({ link }: { readonly link: string }) {
  return (
    <>
      <p className="text-muted text-small">Наведите камеру телефона, и корзина откроется на нём.</p>
      <QrCode text={link} label="QR-код со ссылкой на корзину" />
    </>
  );
}

/** The link itself is shown where nothing else has worked. */
function Told({ outcome, link }: { readonly outcome: Outcome; readonly link: string }) {
  if (outcome === 'none') return null;
  if (outcome === 'copied') return <Notice tone="ok">Ссылка скопирована. Вставьте её в сообщение.</Notice>;
  return (
    <>
      <Notice tone="bad">
        {outcome === 'notSent'
          ? 'Не получилось отправить. Скопируйте ссылку.'
          : 'Не получилось скопировать. Выделите ссылку и скопируйте её сами.'}
      </Notice>
      <p className={styles.link}>{link}</p>
    </>
  );
}

function Ways({ link }: { readonly link: string }) {
  const { copy, send, isDesk } = useSharingWays();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const pressCopy = async () => setOutcome((await copy(link)) ? 'copied' : 'notCopied');
  const pressSend = async () => setOutcome((await send?.(link)) === true ? 'none' : 'notSent');
  return (
    <div className="form">
      <p>
        По ссылке видно, что лежит в корзине, и это можно добавить к себе. Имени, адреса и промокода в ней
        нет.
      </p>
      {isDesk() && link.length <= LONGEST_CODE && <DeskCode link={link} />}
      {send && (
        <Button variant="main" isWide onClick={() => void pressSend()}>
          Отправить ссылку
        </Button>
      )}
      <Button variant={send ? 'quiet' : 'main'} isWide onClick={() => void pressCopy()}>
        Скопировать ссылку
      </Button>
      <Told outcome={outcome} link={link} />
    </div>
  );
}

const selectLines = selectField('cart', 'lines');
const selectProducts = selectField('catalog', 'products');

/** «Поделиться корзиной»: what lies in it as a link, and nothing of whose it is. */
export function ShareCartDialog() {
  const dismiss = useDismiss('shareCart');
  const { origin } = useSharingWays();
  const text = writeShared(useSelect(selectLines), useSelect(selectProducts));
  return (
    <Dialog title={MODAL_TITLES.shareCart} onClose={dismiss} hasCloseButton isDismissable>
      {text === null ? (
        <p>Такую корзину в ссылку не уместить: в ней нет блюд или их слишком много.</p>
      ) : (
        <Ways link={`${origin()}/cart${SHARED_FRAGMENT}${text}`} />
      )}
    </Dialog>
  );
}
