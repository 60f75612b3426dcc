import type { MatchersV3 } from '@pact-foundation/pact';
import {
  count,
  id,
  isoTime,
  jsonText,
  momentOfEvent,
  secretOrNumber,
  webAddress,
} from '../../contracts/common.ts';

type Matcher = MatchersV3.Matcher<unknown>;

/** A text, or a number as it is written, that fits the pattern. */
export const fitting = (pattern: RegExp, value: unknown): Matcher & { readonly regex: string } => ({
  'pact:matcher:type': 'regex',
  regex: pattern.source,
  value,
});

const ISO_TIME = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})`;

/**
 * Verifiers try a pattern on the written form of any value, so that null, a list and an object are texts to them as well: an
 * id may be none of these. Not every verifier has look-ahead to say it shorter.
 */
const TEXT_OR_NUMBER = /^([^n\x5b{].*|n|n[^u].*|nu|nu[^l].*|nul|nul[^l].*|null.+)$/;

/** What the pacts ask of the contract's named texts and numbers; both JavaScript's and Rust's engine know these patterns. */
export const FORMATS: ReadonlyMap<unknown, RegExp> = new Map<unknown, RegExp>([
  [id, TEXT_OR_NUMBER],
  [secretOrNumber, TEXT_OR_NUMBER],
  [count, /^-?\d+(\.\d+)?$/],
  [isoTime, new RegExp(`^${ISO_TIME}$`)],
  [momentOfEvent, new RegExp(String.raw`^(\d{13}|${ISO_TIME})$`)],
  [jsonText, /^(\{[\s\S]*\}|\[[\s\S]*\]|true|false)$/],
  [webAddress, /^(https?:\/\/|\/[^/]).+$/],
]);

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
