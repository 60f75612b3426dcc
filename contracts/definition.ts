import * as z from 'zod/mini';

export type Schema = z.core.$ZodType;
/** What a schema of the contract is made of, told apart by its `type`. */
export type Definition = z.core.$ZodTypes['_zod']['def'];

/** Every schema of zod/mini shows its definition, which the type of a schema's part does not say. */
export const definitionOf = (schema: Schema): Definition =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of a schema's part does not say it
  (schema as unknown as { readonly def: Definition }).def;

export const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;
