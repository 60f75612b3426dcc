import { useRef, useState, type FormEvent } from 'react';
import { selectCities, selectCity } from '../../slices/city/selectors.ts';
import { selectContact, selectForm } from '../../slices/user/selectors.ts';
import { selectIsRestored } from '../../slices/view/selectors.ts';
import { ContactFields } from '../forms/ContactFields.tsx';
import { useMistakes, type Mistakes } from '../forms/useMistakes.ts';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextArea, TextField } from '../fields/TextField.tsx';
import { useEmit, useSelect } from '../store.tsx';
import {
  applicationOf,
  applicationProblems,
  type ApplicationField,
  type ApplicationForm,
} from './applicationForm.ts';

const NOBODY = { name: '', phone: '' };

/** What is typed; before that, what is known of the customer once the saved state is in, and the city of the page. */
function useForm() {
  const [typed, setTyped] = useState<Partial<ApplicationForm>>({});
  const contact = useSelect(selectContact);
  const isKnown = useSelect(selectIsRestored);
  const city = useSelect(selectCity)?.name ?? '';
  const form: ApplicationForm = { city, position: '', about: '', ...(isKnown ? contact : NOBODY), ...typed };
  return [
    form,
    (changes: Partial<ApplicationForm>) => setTyped((before) => ({ ...before, ...changes })),
  ] as const;
}

interface FieldsProps {
  readonly form: ApplicationForm;
  readonly mistakes: Mistakes<ApplicationField>;
  readonly change: (field: keyof ApplicationForm, text: string) => void;
}

function Work({ form, mistakes, change }: FieldsProps) {
  const cities = useSelect(selectCities);
  return (
    <>
      <SelectField
        label="Город"
        name="city"
        isRequired
        placeholder="Выберите"
        options={cities.map(({ name }) => ({ value: name, text: name }))}
        value={form.city}
        onChange={(text) => change('city', text)}
        error={mistakes.of('city')}
      />
      <TextField
        label="Должность"
        name="position"
        autoComplete="organization-title"
        placeholder="Повар, сушист, курьер…"
        maxLength={100}
        isRequired
        value={form.position}
        onChange={(text) => change('position', text)}
        onBlur={() => mistakes.leave('position', form.position)}
        error={mistakes.of('position')}
      />
      <TextArea
        label="О себе"
        name="about"
        maxLength={2000}
        value={form.about}
        onChange={(text) => change('about', text)}
      />
    </>
  );
}

/** «Отклик на вакансию»: what is typed stays until the answer is yes. */
export function ApplicationFormView() {
  const emit = useEmit();
  const formRef = useRef<HTMLFormElement>(null);
  const [form, type] = useForm();
  const mistakes = useMistakes(applicationProblems(form), formRef);
  const sending = useSelect(selectForm('application'));
  const isSending = sending.status === 'sending';
  const change: FieldsProps['change'] = (field, text) => {
    if (field !== 'about') mistakes.forget(field);
    type({ [field]: text });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !mistakes.mayGo()) return;
    emit('user/applicationSubmitted', { application: applicationOf(form) });
  };
  return (
    <form ref={formRef} className="form" aria-label="Отклик на вакансию" noValidate onSubmit={submit}>
      <h2 className="text-h2">Отклик на вакансию</h2>
      <ContactFields name={form.name} phone={form.phone} mistakes={mistakes} onChange={change} />
      <Work form={form} mistakes={mistakes} change={change} />
      {sending.status === 'failed' && <Notice tone="bad">{sending.message}</Notice>}
      <Button type="submit" variant="main" size="large" isWide isBusy={isSending}>
        Отправить
      </Button>
    </form>
  );
}
