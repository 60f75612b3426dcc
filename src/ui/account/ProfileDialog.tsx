import { useId, useRef, useState, type FormEvent } from 'react';
import type { Consents, Customer } from '../../domain/customer.ts';
import { personal, type PersonName } from '../../domain/personal.ts';
import { selectCustomer, selectForm } from '../../slices/user/selectors.ts';
import { useMistakes } from '../forms/useMistakes.ts';
import { MODAL_TITLES } from '../modals/modalTitles.ts';
import { useDismiss } from '../modals/useDismiss.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { ConsentBoxes } from './Consents.tsx';

const consentProblem = ({ personalData }: Consents): string | null =>
  personalData ? null : 'Без этого согласия аккаунт не работает: его можно удалить в профиле';

interface FormProps {
  readonly formId: string;
  readonly customer: Customer;
}

function ProfileForm({ formId, customer }: FormProps) {
  const emit = useEmit();
  const formRef = useRef<HTMLFormElement>(null);
  const [name, setName] = useState<string>(customer.name);
  const [consents, setConsents] = useState(customer.consents);
  const mistakes = useMistakes({ consent: consentProblem(consents) }, formRef);
  const sending = useSelect(selectForm('profile'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.status === 'sending' || !mistakes.mayGo()) return;
    emit('user/profileSubmitted', { name: personal<PersonName>(name.trim()), consents });
  };
  return (
    <form id={formId} ref={formRef} className="form" noValidate onSubmit={submit}>
      <TextField
        label="Имя"
        name="name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={setName}
      />
      <ConsentBoxes
        consents={consents}
        onChange={(changed) => {
          mistakes.forget('consent');
          setConsents(changed);
        }}
        error={mistakes.of('consent')}
      />
      {sending.status === 'failed' && <Notice tone="bad">{sending.message}</Notice>}
    </form>
  );
}

/** «Редактирование информации»: name and consents; the phone is the account itself. */
export function ProfileDialog() {
  const dismiss = useDismiss('profile');
  const formId = useId();
  const customer = useSelect(selectCustomer);
  const isSending = useSelect(selectForm('profile')).status === 'sending';
  if (!customer) return null;
  return (
    <Dialog
      title={MODAL_TITLES.profile}
      onClose={dismiss}
      hasCloseButton
      footer={
        <>
          <Button onClick={dismiss}>Отмена</Button>
          <Button type="submit" form={formId} variant="main" isBusy={isSending}>
            Сохранить
          </Button>
        </>
      }
    >
      <ProfileForm formId={formId} customer={customer} />
    </Dialog>
  );
}
