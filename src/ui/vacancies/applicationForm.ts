import { personal, type PersonName, type Phone, type SelfDescription } from '../../domain/personal.ts';
import { normalisePhone, phoneProblem } from '../../domain/phone.ts';
import type { Application } from '../../domain/vacancy.ts';
import type { Problems } from '../forms/useMistakes.ts';

/** What is typed of an application. */
export interface ApplicationForm {
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly position: string;
  readonly about: string;
}
export type ApplicationField = 'name' | 'phone' | 'city' | 'position';

const missing = (text: string, words: string): string | null => (text.trim() === '' ? words : null);

export const applicationProblems = (form: ApplicationForm): Problems<ApplicationField> => ({
  name: missing(form.name, 'Введите имя'),
  phone: phoneProblem(form.phone),
  city: missing(form.city, 'Выберите город'),
  position: missing(form.position, 'Укажите должность'),
});

export const applicationOf = ({ name, phone, city, position, about }: ApplicationForm): Application => ({
  name: personal<PersonName>(name.trim()),
  phone: personal<Phone>(normalisePhone(phone)),
  city,
  position: position.trim(),
  about: personal<SelfDescription>(about.trim()),
});
