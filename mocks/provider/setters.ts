import type { ParametersOf, StateName, ValueName } from '../../contracts/states.ts';

/** Brings one state about and answers its values. */
type Setter<Name extends StateName> = (
  parameters: ParametersOf<Name>,
) => Promise<Readonly<Record<ValueName<Name>, string>>>;

export type SettersOf<Name extends StateName> = { readonly [Each in Name]: Setter<Each> };
export type Setters = SettersOf<StateName>;
