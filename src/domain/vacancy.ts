import { maskPhone, maskText, type PersonName, type Phone, type SelfDescription } from './personal.ts';

/** What somebody who wants to work here writes of themselves. */
export interface Application {
  readonly name: PersonName;
  readonly phone: Phone;
  /** The name of a city of the chain. */
  readonly city: string;
  readonly position: string;
  readonly about: SelfDescription;
}

export const maskApplication = (application: Application): Application => ({
  ...application,
  name: maskText(application.name),
  phone: maskPhone(application.phone),
  about: maskText(application.about),
});
