import { useEffect, useId, useRef, type RefObject } from 'react';
import { counted } from '../../domain/plural.ts';
import { dateWords } from '../../domain/reservation.ts';
import type { Restaurant } from '../../domain/settings.ts';
import { selectRestaurants } from '../../slices/setting/selectors.ts';
import { selectForm } from '../../slices/user/selectors.ts';
import type { ModalOf } from '../modals/dialogChunk.tsx';
import { MODAL_TITLES } from '../modals/modalTitles.ts';
import { useDismiss } from '../modals/useDismiss.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useSelect } from '../store.tsx';
import type { ReservationForm } from './reservationForm.ts';
import { ReservationFields } from './ReservationFields.tsx';
import { useReservation, type ReservationModel } from './useReservation.ts';
import styles from './reservation.module.css';

interface FormProps {
  readonly formId: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly model: ReservationModel;
}

function Form({ formId, formRef, model }: FormProps) {
  const sending = useSelect(selectForm('reservation'));
  return (
    <form id={formId} ref={formRef} className="form" noValidate onSubmit={model.submit}>
      <ReservationFields model={model} />
      {sending.status === 'failed' && <Notice tone="bad">{sending.message}</Notice>}
    </form>
  );
}

const guestWords = ['гостя', 'гостей', 'гостей'] as const;

/** What was reserved, to be read once more. */
function Reserved({ form: { date, time, guests } }: { readonly form: ReservationForm }) {
  return (
    <Notice tone="ok" title="Стол забронирован">
      {`${dateWords(date)}, в\u00A0${time}, на\u00A0${counted(guests, guestWords)}. Если планы изменятся, позвоните в ресторан.`}
    </Notice>
  );
}

/** The last thing to do takes the focus from the button that is gone. */
function ReadButton() {
  const ref = useRef<HTMLButtonElement>(null);
  const dismiss = useDismiss('reservation');
  useEffect(() => ref.current?.focus(), []);
  return (
    <Button ref={ref} variant="main" onClick={dismiss}>
      Понятно
    </Button>
  );
}

function KnownReservation({ restaurant }: { readonly restaurant: Restaurant }) {
  const dismiss = useDismiss('reservation');
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const model = useReservation(restaurant, formRef);
  const { status } = useSelect(selectForm('reservation'));
  const isDone = status === 'sent';
  return (
    <Dialog
      title={MODAL_TITLES.reservation}
      onClose={dismiss}
      hasCloseButton
      footer={
        isDone ? (
          <ReadButton />
        ) : (
          <Button type="submit" form={formId} variant="main" isBusy={status === 'sending'}>
            Забронировать
          </Button>
        )
      }
    >
      <p className={`text-muted text-small ${styles.lead}`}>{`${restaurant.name}, ${restaurant.address}`}</p>
      {isDone ? <Reserved form={model.form} /> : <Form formId={formId} formRef={formRef} model={model} />}
    </Dialog>
  );
}

/** «Бронирование стола» in one restaurant of the city. */
export function ReservationDialog({ modal: { terminalId } }: { readonly modal: ModalOf<'reservation'> }) {
  const restaurant = useSelect(selectRestaurants).find(({ id }) => id === terminalId);
  return restaurant ? <KnownReservation restaurant={restaurant} /> : null;
}
