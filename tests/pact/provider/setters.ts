import type { ParametersOf, StateName, ValueName } from '../states.ts';

/** States that the demo back end cannot be brought into, and why: their interactions are left out, never passed. */
export const UNREACHABLE = {
  'versions are plain text': 'the demo back end answers every version as JSON',
} as const satisfies Partial<Record<StateName, string>>;

export type ReachableName = Exclude<StateName, keyof typeof UNREACHABLE>;

/** Brings one state about and answers its values. */
export type Setter<Name extends StateName> = (
  parameters: ParametersOf<Name>,
) => Promise<Readonly<Record<ValueName<Name>, string>>>;

export type SettersOf<Name extends StateName> = { readonly [Each in Name]: Setter<Each> };
export type Setters = SettersOf<ReachableName>;

export const isUnreachable = (name: string): boolean => Object.hasOwn(UNREACHABLE, name);
