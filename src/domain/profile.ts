import type { Consents, Customer } from './customer.ts';
import { maskText, type PersonName } from './personal.ts';

/** What a person can change of their account. */
export interface ProfileForm {
  readonly name: PersonName;
  readonly consents: Consents;
}
export type ProfileChanges = Partial<ProfileForm>;

const CONSENTS = ['personalData', 'pushNotifications', 'advertising'] as const;

/** What of the form differs from what is known; an empty object where nothing does. */
export const profileChanges = (
  { name, consents }: ProfileForm,
  known: Pick<Customer, 'name' | 'consents'>,
): ProfileChanges => {
  const isSame = CONSENTS.every((key) => consents[key] === known.consents[key]);
  return { ...(name === known.name ? {} : { name }), ...(isSame ? {} : { consents }) };
};

export const maskChanges = ({ name, ...others }: ProfileChanges): ProfileChanges => ({
  ...others,
  ...(name === undefined ? {} : { name: maskText(name) }),
});
