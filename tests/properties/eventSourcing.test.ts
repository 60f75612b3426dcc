import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createJournal } from '../../src/kernel/journal.ts';
import { appEvents, type AppDraft, type AppEvent } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';
import { SECRET_TEXT } from '../arbitraryValues.ts';
import { logs, play, type Played } from './play.ts';
import { numRuns, patience } from './property.ts';
import { meaningsOf, slices } from './tables.ts';

vi.setConfig({ testTimeout: patience });

const always = (holds: (played: Played, drafts: readonly AppDraft[]) => void): void => {
  fc.assert(
    fc.property(logs, ({ from, drafts }) => holds(play(from, drafts), drafts)),
    { numRuns },
  );
};
const folded = (from: AppState, events: readonly AppEvent[]): AppState => events.reduce(reduce, from);

/** JSON and nothing else: what a log, a store and another tab can hold. */
const strange = (value: unknown, path = ''): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object') return path;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = strange(part, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
};

describe('the log is the truth (docs/architecture.md)', () => {
  test('folding the log gives the state, as often as it is folded', () => {
    always(({ from, state, events }) => {
      expect(folded(from, events)).toEqual(state);
      expect(folded(from, events)).toEqual(folded(from, events));
    });
  });

  test('folding may be cut anywhere: a snapshot and the rest of the log are the whole', () => {
    fc.assert(
      fc.property(logs, fc.nat(), ({ from, drafts }, cut) => {
        const { events, state } = play(from, drafts);
        const at = cut % (events.length + 1);
        expect(folded(folded(from, events.slice(0, at)), events.slice(at))).toEqual(state);
      }),
      { numRuns },
    );
  });

  test('decided again from the roots alone, the same facts follow', () => {
    always(({ from, events }, drafts) => {
      const roots = events.filter(({ causation }) => causation === null);
      expect(roots.map(({ type, payload }) => ({ type, payload }))).toEqual(drafts);
      expect(play(from, drafts).events).toEqual(events);
    });
  });

  test('a log that went through JSON folds to the same state', () => {
    always(({ from, state, events }) => {
      expect(folded(from, JSON.parse(JSON.stringify(events)) as AppEvent[])).toEqual(state);
    });
  });

  test('every cause is known before its effect, in the same chain and one step nearer to the root', () => {
    always(({ events }) => {
      const known = new Map<string, AppEvent>();
      for (const event of events) {
        const cause = event.causation === null ? null : known.get(event.causation);
        expect(cause).not.toBeUndefined();
        expect(event.correlation).toBe(cause ? cause.correlation : event.id);
        expect(event.depth).toBe(cause ? cause.depth + 1 : 0);
        known.set(event.id, event);
      }
      expect(known.size).toBe(events.length);
    });
  });
});

describe('what changes', () => {
  test('an event leaves every slice alone that has no meaning for it, and the whole if none has', () => {
    always(({ from, events }) => {
      let before = from;
      for (const event of events) {
        const after = reduce(before, event);
        for (const slice of slices)
          if (!meaningsOf(slice).has(event.type)) expect(after[slice]).toBe(before[slice]);
        if (slices.every((slice) => after[slice] === before[slice])) expect(after).toBe(before);
        before = after;
      }
    });
  });

  test('no event changes the state before it, nor its own payload', () => {
    always(({ from, events }) => {
      let state = from;
      for (const event of events) {
        const [stateBefore, payloadBefore] = [
          JSON.stringify({ ...state, catalog: null, setting: null }),
          JSON.stringify(event),
        ];
        const next = reduce(state, event);
        expect(JSON.stringify({ ...state, catalog: null, setting: null })).toBe(stateBefore);
        expect(JSON.stringify(event)).toBe(payloadBefore);
        state = next;
      }
    });
  });

  test('state and payloads are JSON', () => {
    always(({ state, events }) => {
      expect(strange(state)).toBeNull();
      for (const event of events) expect(strange(event)).toBeNull();
    });
  });
});

describe('the journal', () => {
  /** Parts that hold no personal data: a replay gives them exactly. */
  const openParts = ({ catalog, city, modal, setting, view, promo, notification, cart, order }: AppState) => {
    const { form, intent, ...rest } = cart;
    return {
      catalog,
      city,
      modal,
      setting,
      view,
      promo,
      notification,
      cart: { ...rest, payment: form.payment, intentKey: intent?.key, intentState: intent?.state },
      order: {
        id: order.active?.id,
        status: order.active?.status,
        step: order.reachedStep,
        completedIds: order.completedIds,
      },
    };
  };
  const journalOf = ({ from, events }: Played, definitions: typeof appEvents) => {
    const journal = createJournal(definitions, reduce, from);
    for (const event of events) journal.record(event);
    return journal.export();
  };

  test('a replay of it gives the state but for personal data, and none is in it', () => {
    always((played) => {
      const { base, events } = journalOf(played, appEvents);
      expect(openParts(folded(base, events))).toEqual(openParts(played.state));
      expect(SECRET_TEXT.exec(JSON.stringify(events))?.[0]).toBeUndefined();
      expect(SECRET_TEXT.exec(JSON.stringify({ ...base, catalog: null }))?.[0]).toBeUndefined();
    });
  });

  test('without masks the same search finds personal data', () => {
    const bare = Object.fromEntries(
      Object.entries(appEvents).map(([type, spec]) => [type, { ...spec, masks: {} }]),
    ) as unknown as typeof appEvents;
    const found = fc
      .sample(logs, { numRuns: 50, seed: 1 })
      .some(({ from, drafts }) =>
        SECRET_TEXT.test(JSON.stringify(journalOf(play(from, drafts), bare).events)),
      );
    expect(found).toBe(true);
  });

  test('the masks keep what decisions look at: a customer stays logged in, a guest stays a guest', () => {
    always((played) => {
      const { base, events } = journalOf(played, appEvents);
      const replayed = folded(base, events);
      const restored = events.some(({ type }) => type === 'view/restored');
      if (!restored)
        expect(Boolean(replayed.user.customer?.phone)).toBe(Boolean(played.state.user.customer?.phone));
    });
  });
});
