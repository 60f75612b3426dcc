import { expect, test } from 'vitest';
import { initialToy, openToy, reduceToy, toyEvents, type ToyState } from '../../tests/toy.ts';
import { secret } from './event.ts';
import { createJournal } from './journal.ts';

const SECRET = 'Анна Секретова';

const recorded = (names: number, counts: number) => {
  const { store } = openToy();
  const journal = createJournal(toyEvents, reduceToy, initialToy);
  store.event$.subscribe((event) => journal.record(event));
  for (let n = 0; n < names; n += 1) store.emit('toy/named', { name: secret(SECRET), age: n });
  for (let n = 0; n < counts; n += 1) store.emit('toy/counted', { n: 1 });
  return { journal, state: store.state() };
};
const replayed = ({
  base,
  events,
}: ReturnType<ReturnType<typeof createJournal<typeof toyEvents, ToyState>>['export']>) =>
  events.reduce(reduceToy, base);

test('secret fields are masked before they are kept, the others are not', () => {
  const { journal } = recorded(1, 0);
  expect(journal.export().events[0]?.payload).toEqual({ name: 'masked', age: 0 });
});

test('neither the events nor the state they start from hold a secret, however long the journal is', () => {
  const { journal } = recorded(700, 0);
  const text = JSON.stringify(journal.export());
  expect(text).not.toContain(SECRET);
  expect(JSON.stringify(journal.export().base)).toContain('masked');
});

test('without the mask the same search finds the secret', () => {
  const bare = { ...toyEvents, 'toy/named': { ...toyEvents['toy/named'], masks: {} } };
  const journal = createJournal(bare, reduceToy, initialToy);
  const { store } = openToy();
  store.event$.subscribe((event) => journal.record(event));
  store.emit('toy/named', { name: secret(SECRET), age: 1 });
  expect(JSON.stringify(journal.export())).toContain(SECRET);
});

test.each([1, 256, 257, 511, 512, 513, 700, 2_000])(
  'after %d events it holds at most 512 of the last ones',
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

test('recording changes neither the event nor its payload', () => {
  const journal = createJournal(toyEvents, reduceToy, initialToy);
  const { store, events } = openToy();
  store.event$.subscribe((event) => journal.record(event));
  store.emit('toy/named', { name: secret(SECRET), age: 1 });
  expect(events[0]?.payload).toEqual({ name: SECRET, age: 1 });
});
