import type * as z from 'zod/mini';
import type { Contract } from './router.ts';

type Leaf = string | number | boolean | null | undefined;
/** A value that is written once and never changed. */
type Sent<Value> = Value extends Leaf
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : { readonly [Name in keyof Value]: Sent<Value[Name]> };

/** What a route may answer when all goes well, as it stands on the wire: personal texts need no brand there. */
type SuccessOf<Route> = Route extends { readonly responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201)]: Responses[Status] extends z.core.$ZodType
        ? Sent<z.input<Responses[Status]>>
        : never;
    }[keyof Responses & (200 | 201)]
  : never;

type Flat = {
  [Group in keyof Contract]: {
    [Name in keyof Contract[Group] & string as `${Group}.${Name}`]: SuccessOf<Contract[Group][Name]>;
  };
}[keyof Contract];

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

/** The body of a success by the name of its operation: `Answers['order.place']`. */
export type Answers = Together<Flat>;
