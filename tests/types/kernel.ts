import { EMPTY } from 'rxjs';
import { defineReducer, type Effect, type Meanings, type Rules } from '../../src/kernel/define.ts';
import { fact, payload, type Secret } from '../../src/kernel/event.ts';
import { selectorFor, type Selector } from '../../src/slices/selector.ts';
import { openToy, type ToyEvents, type ToyState, type ToyWorld } from '../toy.ts';

/** What must not compile: `tsc` fails where an expected error is missing. */

type Phone = Secret<string>;
const mask = (phone: Phone): Phone => phone;

export const masked = fact('user', payload<{ phone: Phone }>({ phone: mask }));
export const harmless = fact('user', payload<{ n: number }>());
// @ts-expect-error a secret field needs its mask
export const bare = fact('user', payload<{ phone: Phone }>());
// @ts-expect-error a nested secret needs it too
export const nested = fact('user', payload<{ customer: { phones: readonly Phone[] } }>());
// @ts-expect-error every secret field needs one
export const half = fact('user', payload<{ phone: Phone; name: Secret<string> }>({ phone: mask }));
// @ts-expect-error an optional secret is one
export const optional = fact('user', payload<{ phone: Phone | null }>());
// @ts-expect-error a mask keeps the type of its field
export const wrongMask = fact('user', payload<{ phone: Phone }>({ phone: () => 1 }));
// @ts-expect-error sources are a closed list
export const nowhere = fact('somewhere', payload<{ n: number }>());

export function emits(): void {
  const { store } = openToy();
  store.emit('toy/tapped', { n: 1 });
  store.emit('toy/stopped');
  // @ts-expect-error an unknown event
  store.emit('toy/unknown', {});
  // @ts-expect-error a payload that misses a field
  store.emit('toy/tapped', {});
  // @ts-expect-error a payload of the wrong type
  store.emit('toy/tapped', { n: '1' });
  // @ts-expect-error a payload where none is wanted
  store.emit('toy/stopped', { n: 1 });
  // @ts-expect-error no payload where one is wanted
  store.emit('toy/tapped');
  // @ts-expect-error plain text is not a secret: it comes from a reader or from `secret`
  store.emit('toy/named', { name: 'Анна', age: 1 });
}

type ToyEffect = Effect<ToyEvents, ToyState, ToyWorld>;
const effect = { name: 'e', on: ['toy/tapped'], run: () => EMPTY } as const;
export const effects: readonly ToyEffect[] = [
  { ...effect, policy: 'queue' },
  { ...effect, policy: 'latest', until: ['toy/stopped'] },
  // @ts-expect-error a queue cannot be cancelled: its waiting runs would go on
  { ...effect, policy: 'queue', until: ['toy/stopped'] },
  // @ts-expect-error an unknown policy
  { ...effect, policy: 'debounce' },
  // @ts-expect-error an unknown event cancels nothing
  { ...effect, policy: 'latest', until: ['toy/unknown'] },
  // @ts-expect-error every effect has a policy
  effect,
];

type OwnEvents = 'toy/tapped' | 'toy/counted';
type OwnMeanings = Meanings<ToyEvents, OwnEvents, ToyState>;
export const whole: OwnMeanings = { 'toy/tapped': null, 'toy/counted': null, 'toy/stopped': () => undefined };
// @ts-expect-error an own event has a meaning, even if it is "nothing"
export const partial: OwnMeanings = { 'toy/tapped': null };
// @ts-expect-error null is for own events only
export const foreignNull: OwnMeanings = { 'toy/tapped': null, 'toy/counted': null, 'toy/stopped': null };
export const wrongField = defineReducer<ToyEvents, never, ToyState>({
  // @ts-expect-error a payload field that the event does not have
  'toy/counted': (_, event) => void event.payload.m,
});

export const rules: Rules<ToyEvents, ToyState> = {
  'toy/tapped': () => [{ type: 'toy/counted', payload: { n: 1 } }],
  // @ts-expect-error a rule yields drafts of known events with their own payloads
  'toy/counted': () => [{ type: 'toy/answered', payload: { m: 1 } }],
};
export const unknownRule: Rules<ToyEvents, ToyState> = {
  // @ts-expect-error no rule for an unknown event
  'toy/unknown': () => [],
};

export const selected: Selector<ToyState, number> = selectorFor<ToyState>()(
  (state: ToyState) => state.total,
  (total) => total,
);
// @ts-expect-error a fresh lambda is no selector: it would remember nothing
export const lambda: Selector<ToyState, number> = (state) => state.total;
