import { useState } from 'react';
import { counted } from '../../domain/plural.ts';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { AdminPart } from './AdminTable.tsx';
import { Code } from './Code.tsx';
import { useSupport, type SavedEntry } from './support.ts';
import styles from './admin.module.css';

type Slice = SavedEntry['slice'];

const NAMES: Readonly<Record<Slice, string>> = {
  cart: 'Корзина',
  user: 'Покупатель',
  address: 'Адреса',
  auth: 'Вход',
};

/** What goes with a slice. */
const LOSSES: Readonly<Record<Slice, string>> = {
  cart: 'Из этого браузера уйдёт корзина: блюда, подарки, промокод, способ и время получения.',
  user: 'Из этого браузера уйдут имя, телефон, согласия и выбор аллергенов. На сервере они останутся.',
  address: 'Из этого браузера уйдут адреса и выбор одного из них. Адреса покупателя на сервере останутся.',
  auth: 'Покупателю придётся войти ещё раз.',
};

const lengthText = (length: number): string => counted(length, ['знак', 'знака', 'знаков']);

/** Asks once more, in the words of what is lost. */
function Reset({ slice, onReset }: { readonly slice: Slice; readonly onReset: () => void }) {
  const [isAsking, ask] = useState(false);
  if (!isAsking)
    return (
      <Button size="small" aria-label={`Сбросить: ${NAMES[slice]}`} onClick={() => ask(true)}>
        Сбросить
      </Button>
    );
  return (
    <Notice tone="warn" title={`Сбросить: ${NAMES[slice]}?`}>
      <p>{LOSSES[slice]}</p>
      <div className={styles.actions}>
        <Button size="small" variant="danger" onClick={onReset}>
          Сбросить
        </Button>
        <Button size="small" onClick={() => ask(false)}>
          Не сбрасывать
        </Button>
      </div>
    </Notice>
  );
}

/** The four slices that this browser keeps, masked. One that cannot be read can be taken away. */
export function SavedSlices() {
  const { saved, resetSaved } = useSupport();
  const [entries, setEntries] = useState(saved);
  const reset = (slice: Slice): void => {
    resetSaved(slice);
    setEntries(saved());
  };
  return (
    <AdminPart title="Сохранено в этом браузере">
      {entries.map(({ slice, is, text, length }) => (
        <div key={slice} className={styles.part}>
          <h3 className="text-h3">{NAMES[slice]}</h3>
          {is === 'absent' && <p className="text-muted">Ничего не сохранено.</p>}
          {is === 'readable' && (
            <details>
              <summary>{`Читается, ${lengthText(length)}`}</summary>
              <Code>{text}</Code>
            </details>
          )}
          {is === 'unreadable' && (
            <>
              <p>{`Не читается, ${lengthText(length)}. Магазин начинает с пустого.`}</p>
              <Reset slice={slice} onReset={() => reset(slice)} />
            </>
          )}
        </div>
      ))}
    </AdminPart>
  );
}
