import { useMemo } from 'react';
import { sum } from '../../domain/money.ts';
import type { SharedLine } from '../../domain/sharedCart.ts';
import { lineTotal } from '../../domain/totals.ts';
import { selectJudged, type Judged, type Refusal } from '../../slices/cart/sharing/judging.ts';
import { within } from '../../slices/cityOffer.ts';
import { selectCity } from '../../slices/city/selectors.ts';
import { isFresh } from '../../slices/fresh.ts';
import { select } from '../../slices/select.ts';
import type { AppState } from '../../slices/state.ts';
import { MiniList } from '../cart/MiniLines.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { ModalOf } from '../modals/dialogChunk.tsx';
import { MODAL_TITLES } from '../modals/modalTitles.ts';
import { useDismiss } from '../modals/useDismiss.ts';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SummaryList, SummaryRow } from '../primitives/SummaryRow.tsx';
import { useEmit, useSelect } from '../store.tsx';

const WHY = {
  unknown: 'Блюдо, которого в меню больше нет',
  notHere: 'нет в меню вашего города',
  stopped: 'сейчас нет в наличии',
  option: 'нет добавки, с которой его выбрали',
} as const satisfies Readonly<Record<Refusal, string>>;

const refusalText = ({ name, why }: Judged['refused'][number]): string =>
  name === '' ? WHY[why] : `«${name}»: ${WHY[why]}`;

function Refused({ refused }: Pick<Judged, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <Notice tone="warn" title="Не добавим" isStill>
      <ul>
        {refused.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two dishes may be refused in the same words
          <li key={index}>{refusalText(one)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Until it is known what the menu of the city has. */
function Waiting() {
  const dismiss = useDismiss('sharedCart');
  return (
    <Dialog
      title={MODAL_TITLES.sharedCart}
      onClose={dismiss}
      hasCloseButton
      footer={<Button onClick={dismiss}>Не сейчас</Button>}
    >
      <div className="form" aria-busy="true">
        <p>Сверяем с меню вашего города…</p>
        <Skeleton shape="text" />
      </div>
    </Dialog>
  );
}

function Unreadable() {
  const dismiss = useDismiss('sharedCart');
  return (
    <Dialog
      title={MODAL_TITLES.sharedCart}
      onClose={dismiss}
      hasCloseButton
      isDismissable
      footer={
        <Button variant="main" onClick={dismiss}>
          Понятно
        </Button>
      }
    >
      <p>Ссылка не читается: она обрезана или изменена. Попросите прислать её ещё раз, целиком.</p>
    </Dialog>
  );
}

function Readable({ lines }: { readonly lines: readonly SharedLine[] }) {
  const emit = useEmit();
  const dismiss = useDismiss('sharedCart');
  const city = useSelect(selectCity);
  const { had, refused } = useSelect(useMemo(() => selectJudged(lines), [lines]));
  const shown = had.map(({ line }) => line);
  const add = () => emit('cart/sharedTapped', { items: had.map(({ item }) => item) });
  return (
    <Dialog
      title={MODAL_TITLES.sharedCart}
      onClose={dismiss}
      hasCloseButton
      footer={
        <>
          {had.length > 0 && (
            <Button variant="main" onClick={add}>
              Добавить в корзину
            </Button>
          )}
          <Button onClick={dismiss}>Не сейчас</Button>
        </>
      }
    >
      <div className="form">
        <p className="text-muted text-small">{`Меню и\u00A0цены ${within(city)}. Ваша корзина останется, это добавится к\u00A0ней.`}</p>
        {had.length > 0 && (
          <>
            <MiniList lines={shown} label="Что в корзине по ссылке" isPriced isAlone />
            <SummaryList>
              <SummaryRow label="Блюда" value={sum(shown.map(lineTotal))} isTotal />
            </SummaryList>
          </>
        )}
        <Refused refused={refused} />
      </div>
    </Dialog>
  );
}

const selectIsFresh = select(
  (state: AppState) => isFresh(state),
  (is) => is,
);

/** A cart that came with a link: what of it is here, at the prices of now. */
export function SharedCartDialog({ modal: { lines } }: { readonly modal: ModalOf<'sharedCart'> }) {
  const isJudgeable = useSelect(selectIsFresh);
  if (lines === null) return <Unreadable />;
  return isJudgeable ? <Readable lines={lines} /> : <Waiting />;
}
