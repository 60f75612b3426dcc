/** Puts the brand of an id on. Only readers do it: past them an id cannot be mixed up with another kind. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- the one door for ids
export const brand = <T extends string>(text: string): T => text as T;
