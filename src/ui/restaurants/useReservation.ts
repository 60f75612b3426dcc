import { useState, type FormEvent, type RefObject } from 'react';
import type { Restaurant } from '../../domain/settings.ts';
import { selectWorkWeek } from '../../slices/setting/selectors.ts';
import { selectContact, selectForm } from '../../slices/user/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { useMistakes, type Mistakes } from '../forms/useMistakes.ts';
import { useEmit, useSelect } from '../store.tsx';
import {
  chosenTime,
  emptyReservation,
  reservationProblems,
  tableRequest,
  type Opening,
  type ReservationField,
  type ReservationForm,
} from './reservationForm.ts';

export interface ReservationModel {
  readonly form: ReservationForm;
  readonly opening: Opening;
  readonly change: (changes: Partial<ReservationForm>) => void;
  readonly mistakes: Mistakes<ReservationField>;
  readonly submit: (event: FormEvent) => void;
}

/** The form of a reservation: begins with what is known of the customer, and keeps what is typed until the dialog closes. */
export function useReservation(
  { id, workWeek }: Restaurant,
  formRef: RefObject<HTMLFormElement | null>,
): ReservationModel {
  const emit = useEmit();
  const cityWeek = useSelect(selectWorkWeek);
  const opening: Opening = { week: workWeek ?? cityWeek, now: useSelect(selectNow) };
  const contact = useSelect(selectContact);
  const sending = useSelect(selectForm('reservation'));
  const [typed, setTyped] = useState(() => emptyReservation(contact, opening));
  const form = { ...typed, time: chosenTime(typed, opening) };
  const mistakes = useMistakes(reservationProblems(form, opening), formRef);
  return {
    form,
    opening,
    change: (changes) => {
      for (const field of ['name', 'phone', 'date', 'time'] as const)
        if (field in changes) mistakes.forget(field);
      setTyped((before) => ({ ...before, ...changes }));
    },
    mistakes,
    submit: (event) => {
      event.preventDefault();
      if (sending.status === 'sending' || !mistakes.mayGo()) return;
      emit('user/reservationSubmitted', { request: tableRequest(form, id) });
    },
  };
}
