import { dateText, DAYS_AHEAD, GUESTS, tableHours, tableTimes } from '../../domain/reservation.ts';
import { ContactFields } from '../forms/ContactFields.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { SpinField } from '../fields/SpinField.tsx';
import { TextArea, TextField } from '../fields/TextField.tsx';
import type { ReservationModel } from './useReservation.ts';
import styles from './reservation.module.css';

interface FieldsProps {
  readonly model: ReservationModel;
}

function When({ model: { form, opening, change, mistakes } }: FieldsProps) {
  const { now, week } = opening;
  const times = tableTimes({ ...opening, date: form.date });
  return (
    <div className={styles.when}>
      <TextField
        label="Дата"
        name="date"
        type="date"
        isRequired
        min={dateText(now)}
        max={dateText(now, DAYS_AHEAD)}
        value={form.date}
        onChange={(date) => change({ date })}
        onBlur={() => mistakes.leave('date', form.date)}
        error={mistakes.of('date')}
      />
      <SelectField
        label="Время"
        name="time"
        isRequired
        placeholder={times.length > 0 ? 'Выберите' : 'Нет времени'}
        options={times.map((time) => ({ value: time, text: time }))}
        value={form.time}
        onChange={(time) => change({ time })}
        hint={tableHours(week, form.date) ?? undefined}
        error={mistakes.of('time')}
      />
    </div>
  );
}

/** Who comes, when, and how many. */
export function ReservationFields({ model }: FieldsProps) {
  const { form, change } = model;
  return (
    <>
      <ContactFields
        name={model.form.name}
        phone={model.form.phone}
        mistakes={model.mistakes}
        onChange={(field, text) => model.change({ [field]: text })}
      />
      <When model={model} />
      <SpinField label="Гостей" {...GUESTS} value={form.guests} onChange={(guests) => change({ guests })} />
      <TextArea
        label="Комментарий"
        name="comment"
        maxLength={500}
        value={form.comment}
        onChange={(comment) => change({ comment })}
      />
    </>
  );
}
