import type { MatchersV3 } from '@pact-foundation/pact';
type Matcher = MatchersV3.Matcher<unknown>;

/** A text, or a number as it is written, that fits the pattern. */
export const fitting = (pattern: RegExp, value: unknown): Matcher & { readonly regex: string } => ({
  'pact:matcher:type': 'regex',
  regex: pattern.source,
  value,
});

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
