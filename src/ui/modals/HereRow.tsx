import { useId } from 'react';
import { selectAddressForm } from '../../slices/address/formSelectors.ts';
import { Button } from '../primitives/Button.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import { useSelect } from '../store.tsx';
import { ElsewhereNotice } from './ElsewhereNotice.tsx';
import { isUntouched } from './addressForm.ts';
import type { AddressFormModel } from './useAddressForm.ts';
import { hereText } from './hereText.ts';
import styles from './address-dialog.module.css';

/** «Определить моё место»: what for is said before the browser asks, and what was typed can be had back. */
export function HereRow({ model }: { readonly model: AddressFormModel }) {
  const { askHere, before, goBack, verdict } = model;
  const { here, place } = useSelect(selectAddressForm);
  const noteId = useId();
  return (
    <>
      <div className={styles.here}>
        <Button
          size="small"
          icon={LATER_ICONS.locate}
          isBusy={here === 'asked'}
          onClick={askHere}
          aria-describedby={noteId}
        >
          Определить моё место
        </Button>
        <output id={noteId} className="text-small text-muted">
          {hereText(here, before !== null && place.status === 'found')}
        </output>
        {before !== null && (
          <Button size="small" variant="line" onClick={goBack}>
            {isUntouched(before) ? 'Очистить поля' : 'Вернуть прежний адрес'}
          </Button>
        )}
      </div>
      {verdict.kind === 'elsewhere' && <ElsewhereNotice city={verdict.city} />}
    </>
  );
}
