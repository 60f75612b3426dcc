import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  initialToy,
  openToy,
  reduceToy,
  toyEvents,
  type ToyEvents,
  type ToyState,
} from '../../../tests/toy.ts';
import { secret } from '../../kernel/event.ts';
import { maskEvent } from '../../slices/maskEvent.ts';
import { createJournal, type Recording } from './recording.ts';

const SECRET = 'Анна Секретова';

const journalOf = (events: ToyEvents) =>
  createJournal<ToyEvents, ToyState>(
    { events, reduce: reduceToy, heavy: new Set(['toy/stocked']) },
    initialToy,
  );
const open = (definitions: ToyEvents = toyEvents) => {
  const { store, events } = openToy();
  const journal = journalOf(definitions);
  store.event$.subscribe((event) => journal.record(event));
  return { store, events, journal };
};
const recorded = (names: number, counts: number) => {
  const { store, journal } = open();
  for (let n = 0; n < names; n += 1) store.emit('toy/named', { name: secret(SECRET), age: n });
  for (let n = 0; n < counts; n += 1) store.emit('toy/counted', { n: 1 });
  return { journal, state: store.state() };
};
const replayed = ({ base, events }: Recording<ToyEvents, ToyState>) => events.reduce(reduceToy, base);

describe('secrets', () => {
  test('are masked before they are kept, the other fields are not', () => {
    const { journal } = recorded(1, 0);
    expect(journal.export().events[0]?.payload).toEqual({ name: 'masked', age: 0 });
  });

  test('are neither in the events nor in the state they start from, however long the journal is', () => {
    const { journal } = recorded(700, 0);
    expect(JSON.stringify(journal.export())).not.toContain(SECRET);
    expect(JSON.stringify(journal.export().base)).toContain('masked');
  });

  test('are found by the same search where the masks are missing', () => {
    const { store, journal } = open({ ...toyEvents, 'toy/named': { ...toyEvents['toy/named'], masks: {} } });
    store.emit('toy/named', { name: secret(SECRET), age: 1 });
    expect(JSON.stringify(journal.export())).toContain(SECRET);
  });

  test('that a payload does not have are not made up by their mask', () => {
    const { store, events } = open();
    store.emit('toy/named', { age: 1 } as never);
    expect(maskEvent(toyEvents, events[0]!).payload).toEqual({ age: 1 });
  });

  test('stay in the event itself: recording changes neither it nor its payload', () => {
    const { store, events } = open();
    store.emit('toy/named', { name: secret(SECRET), age: 1 });
    expect(events[0]?.payload).toEqual({ name: SECRET, age: 1 });
  });
});

test.each([1, 256, 257, 511, 512, 513, 700, 2_000])(
  'after %d events it holds at most 512 of the last ones, and no fewer than 256 if there were so many',
  (count) => {
    const { journal } = recorded(0, count);
    const { events } = journal.export();
    expect(events.length).toBeLessThanOrEqual(512);
    expect(events.length).toBeGreaterThanOrEqual(Math.min(count, 256));
    expect(events.at(-1)?.id).toBe(`e${count}`);
  },
);

test.each([0, 255, 256, 300, 600, 1_500])(
  'folding it gives the state but for the secrets, after %d events',
  (count) => {
    const { journal, state } = recorded(3, count);
    const { total, answers, names } = replayed(journal.export());
    expect({ total, answers }).toEqual({ total: state.total, answers: state.answers });
    expect(names).toEqual(['masked', 'masked', 'masked']);
    expect(state.names).toEqual([SECRET, SECRET, SECRET]);
  },
);

describe('heavy events', () => {
  const collect = (): void => {
    setFlagsFromString('--expose_gc');
    runInNewContext('gc')();
  };

  test('are part of the log: a fold across them gives the state', () => {
    const { store, journal } = open();
    for (let n = 0; n < 5; n += 1) {
      store.emit('toy/counted', { n });
      store.emit('toy/stocked', { stock: { goods: [`${n}`] } });
      store.emit('toy/counted', { n });
      expect(replayed(journal.export())).toEqual(store.state());
    }
    const types = journal.export().events.map(({ type }) => type);
    expect(types).toEqual(['toy/counted', 'toy/counted', 'toy/stocked', 'toy/counted']);
  });

  test('take nothing from a log that has only one of them', () => {
    const { store, journal } = open();
    for (let n = 0; n < 300; n += 1) store.emit('toy/counted', { n: 1 });
    store.emit('toy/stocked', { stock: { goods: [] } });
    expect(journal.export().events).toHaveLength(301);
  });

  test('are kept by reference, and of 1,000 at most two stay in memory', async () => {
    const journal = journalOf(toyEvents);
    const stocks: WeakRef<object>[] = [];
    for (let n = 0; n < 1_000; n += 1) {
      const stock = { goods: [`${n}`] };
      stocks.push(new WeakRef(stock));
      const envelope = {
        id: `e${n}`,
        time: n,
        source: 'server' as const,
        causation: null,
        correlation: `e${n}`,
        depth: 0,
      };
      journal.record({ ...envelope, type: 'toy/stocked', payload: { stock } } as const);
      journal.record({ ...envelope, type: 'toy/counted', payload: { n: 1 } } as const);
    }
    const alive = () => stocks.filter((stock) => stock.deref()).length;
    // What was looked at in a turn is not collected in it, and a collector may need more than one.
    for (let turn = 0; turn < 20 && alive() > 2; turn += 1) {
      await new Promise((resolve) => void setImmediate(resolve));
      collect();
    }
    expect(alive()).toBe(2);
    const { base, events } = journal.export();
    expect(base.stock).toBe(stocks.at(-2)?.deref());
    expect(events.flatMap((event) => (event.type === 'toy/stocked' ? [event.payload.stock] : []))).toEqual([
      stocks.at(-1)?.deref(),
    ]);
  });
});
