import { useEffect, useId, useRef, type FormEvent, type RefObject } from 'react';
import { selectAddressForm } from '../../slices/address/formSelectors.ts';
import { selectAddresses, selectSelectedAddress } from '../../slices/address/selectors.ts';
import { selectZones } from '../../slices/setting/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { chunkOf } from '../shell/chunk.ts';
import { useLate } from '../shell/useLate.ts';
import { useEmit, useSelect } from '../store.tsx';
import { AddressFields } from './AddressFields.tsx';
import { isUntouched } from './addressForm.ts';
import { MODAL_TITLES } from './modalTitles.ts';
import { SavedAddresses } from './SavedAddresses.tsx';
import { useAddressForm, type AddressFormModel } from './useAddressForm.ts';
import { useDismiss } from './useDismiss.ts';
import { ZoneVerdict } from './ZoneVerdict.tsx';
import styles from './address-dialog.module.css';

interface PartProps {
  readonly model: AddressFormModel;
}

const whereCode = chunkOf(null, () => import('./AddressWhere.tsx'));

/** The map of the zones and the question where the customer is, after all that is typed and chosen; their place is kept. */
function Where({ model }: PartProps) {
  const code = useLate(whereCode);
  const hasMap = useSelect(selectZones).length > 0;
  return (
    <div className={classNames(styles.where, hasMap && styles.withMap)}>
      {code && (
        <>
          {hasMap && <code.AddressMap verdict={model.verdict} />}
          <code.HereRow model={model} />
        </>
      )}
    </div>
  );
}

interface FootProps extends PartProps {
  readonly formId: string;
}

function Foot({ model: { form, verdict }, formId }: FootProps) {
  const dismiss = useDismiss('address');
  const { isSaving } = useSelect(selectAddressForm);
  const emit = useEmit();
  const canKeep = useSelect(selectSelectedAddress) !== null && isUntouched(form);
  if (verdict.kind === 'outside') {
    return (
      <Button variant="main" onClick={() => emit('cart/methodChosen', { method: 'self' })}>
        Забрать из ресторана
      </Button>
    );
  }
  return (
    <>
      <Button type="submit" form={formId} variant={canKeep ? 'quiet' : 'main'} isBusy={isSaving}>
        Сохранить адрес
      </Button>
      {canKeep && (
        <Button variant="main" onClick={dismiss}>
          Везите сюда
        </Button>
      )}
    </>
  );
}

interface NewAddressProps extends FootProps {
  readonly hasTitle: boolean;
  readonly streetRef: RefObject<HTMLInputElement | null>;
}

function NewAddress({ model, formId, hasTitle, streetRef }: NewAddressProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { failure } = useSelect(selectAddressForm);
  const { attempts } = model;
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    model.save();
  };
  return (
    <form id={formId} ref={formRef} className="form" noValidate onSubmit={submit}>
      {hasTitle && <h3 className="text-h3">Новый адрес</h3>}
      <AddressFields model={model} streetRef={streetRef} />
      <ZoneVerdict verdict={model.verdict} />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </form>
  );
}

/** «Адрес доставки»: the saved addresses, and a new one with the verdict of its zone. A guest may check one. Whoever has none types at once. */
export function AddressDialog() {
  const dismiss = useDismiss('address');
  const formId = useId();
  const model = useAddressForm();
  const hasSaved = useSelect(selectAddresses).length > 0;
  const streetRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={MODAL_TITLES.address}
      size="mid"
      onClose={dismiss}
      hasCloseButton
      isDismissable
      initialFocusRef={hasSaved ? undefined : streetRef}
      footer={<Foot model={model} formId={formId} />}
    >
      <div className={styles.address}>
        <Where model={model} />
        <div className="form">
          <SavedAddresses />
          <NewAddress model={model} formId={formId} hasTitle={hasSaved} streetRef={streetRef} />
        </div>
      </div>
    </Dialog>
  );
}
