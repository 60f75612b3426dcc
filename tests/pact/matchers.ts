import { MatchersV3 } from '@pact-foundation/pact';
import type { ValueName } from '../../contracts/states.ts';

const { regex } = MatchersV3;

/** An id is text or a number; the client compares ids as text. */
export const wireId = (example: string): MatchersV3.Matcher<string> => regex(/^.+$/, example);
/** A number that older answers send as text. */
export const wireCount = (example: string): MatchersV3.Matcher<string> => regex(/^-?\d+(\.\d+)?$/, example);
/** One of a closed list; another value would mean something else to the client. */
export const oneOf = (example: string, ...others: readonly string[]): MatchersV3.Matcher<string> =>
  regex(`^(${[example, ...others].join('|')})$`, example);
const ISO_TIME = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})`;
/** A moment; the client reads whatever ISO 8601 allows for one. */
export const isoTime = (example: string): MatchersV3.Matcher<string> => regex(`^${ISO_TIME}$`, example);
/** The moment of a live message, which may also be milliseconds. */
export const eventTime = (example: string): MatchersV3.Matcher<string> =>
  regex(String.raw`^(\d{13}|${ISO_TIME})$`, example);

/** A part of a request that only the provider knows; until it says so, the example stands there. */
export interface Injected {
  readonly 'pact:matcher:type': 'equality';
  readonly 'pact:generator:type': 'ProviderState';
  readonly expression: string;
  readonly value: string;
}

/** `${name}` inside a text is filled in by the provider's state; what the client sends must be exact all the same. */
export const expression = (text: string, value: string): Injected => ({
  'pact:matcher:type': 'equality',
  'pact:generator:type': 'ProviderState',
  expression: text,
  value,
});

export const injected = (name: ValueName, example: string): Injected => expression(`\${${name}}`, example);
