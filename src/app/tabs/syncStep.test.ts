import { describe, expect, test } from 'vitest';
import { commit, fold, signedIn } from '../../../tests/given.ts';
import { kopecks } from '../../domain/money.ts';
import { draft } from '../../slices/draft.ts';
import type { AppDraft } from '../../slices/events.ts';
import { isShared, type SharedFact } from '../../slices/shared.ts';
import { initialState } from '../../slices/state.ts';
import { advanced, createClock, type TabClock, versionOf } from './clock.ts';
import type { TabMessage } from './messages.ts';
import { digestOf, shapeOf } from './savedShape.ts';
import { startSync, type SyncAction, type SyncMessage, type SyncState } from './syncState.ts';
import { syncStep } from './syncStep.ts';

const GENERATION = 1_000_000_000;

const sharedOf = (...drafts: readonly AppDraft[]): readonly SharedFact[] =>
  drafts.flatMap((fact) => commit(initialState, fact).events.filter(isShared).slice(0, 1));
const [two, loggedOut, three] = sharedOf(
  draft('cart/personsTyped', { persons: 2 }),
  draft('auth/loggedOut', { reason: 'tapped' }),
  draft('cart/personsTyped', { persons: 3 }),
) as [SharedFact, SharedFact, SharedFact];

const empty = shapeOf(initialState);
const other: typeof empty = { ...empty, cart: { ...empty.cart, discountTotal: kopecks(100) } };
const grown = (tab: string, times: number): TabClock =>
  Array.from({ length: times }).reduce<TabClock>((clock) => advanced(clock), createClock(tab));

/** Tab a, which has changed something twice. */
const tabA: SyncState = { ...startSync('a', null), clock: grown('a', 2) };
const step = (state: SyncState, message: SyncMessage, held = empty) => syncStep(state, message, () => held);
const hear = (state: SyncState, message: TabMessage, held = empty) =>
  step(state, { kind: 'heard', message }, held);
const did = (actions: readonly SyncAction[]) => actions.map((action) => action.do);

const factsOf = (
  rev: number,
  facts: readonly SharedFact[] = [two],
  known: Readonly<Record<string, number>> = {},
): TabMessage => ({ kind: 'facts', rev, tab: 'b', known, facts });

describe('facts of another tab', () => {
  test('are absorbed, and the tabs compare when all is quiet', () => {
    const [state, actions] = hear(tabA, factsOf(3));
    expect(actions).toEqual([
      { do: 'wait', ms: 300 },
      { do: 'absorb', facts: [two] },
    ]);
    expect(state).toMatchObject({ awaiting: 'quiet', isToCompare: true, isBehind: false });
    expect(versionOf(state.clock).known).toEqual({ a: 2, b: 3 });
  });

  test('count once, however often they come', () => {
    const [once] = hear(tabA, factsOf(3));
    expect(hear(once, factsOf(3))).toEqual([once, []]);
  });

  test('that came about after facts never heard here are not taken without them: all of it is asked for', () => {
    const [behind, actions] = hear(tabA, factsOf(5, [two], { a: 2, c: 4 }));
    expect(behind).toMatchObject({ isBehind: true, awaiting: 'quiet' });
    expect(did(actions)).toEqual(['wait']);
    expect(hear(tabA, factsOf(5, [two], { a: 2 }))[0].isBehind).toBe(false);
    expect(hear({ ...tabA, isBehind: true }, factsOf(5))[0].isBehind).toBe(true);
  });

  test('before a logout among them are of a session that has ended', () => {
    const [, actions] = hear(tabA, factsOf(GENERATION, [two, loggedOut, three]));
    expect(did(actions)).toEqual(['wait', 'endSession', 'absorb']);
    expect(actions.at(-1)).toEqual({ do: 'absorb', facts: [three] });
    expect(did(hear(tabA, factsOf(GENERATION, [two, loggedOut]))[1])).toEqual(['wait', 'endSession']);
  });

  test('of a session that has ended here are answered with what holds now', () => {
    const late: SyncState = {
      ...startSync('a', null),
      clock: createClock('a', { rev: GENERATION, tab: 'a', known: { a: GENERATION } }),
    };
    const [state, actions] = hear(late, factsOf(7));
    expect(state).toEqual(late);
    expect(actions).toEqual([
      { do: 'post', message: { kind: 'slices', ...versionOf(late.clock), slices: empty } },
    ]);
  });
});

const digest = (
  rev: number,
  of = other,
  tab = 'b',
  known: Readonly<Record<string, number>> = { a: 2 },
): TabMessage => ({ kind: 'digest', rev, tab, known, digest: digestOf(of) });
const slices = (
  rev: number,
  of = other,
  known: Readonly<Record<string, number>> = { a: 2, b: rev },
): TabMessage => ({
  kind: 'slices',
  rev,
  tab: 'b',
  known,
  slices: of,
});

describe('what another tab holds', () => {
  test('the same is an end of all doubt', () => {
    expect(hear({ ...tabA, isBehind: true }, digest(9, empty))).toMatchObject([{ isBehind: false }, []]);
  });

  test('something older is answered, something newer is asked for', () => {
    expect(hear(tabA, digest(1))[1]).toMatchObject([
      { do: 'post', message: { kind: 'slices', slices: empty } },
    ]);
    expect(hear(tabA, digest(3))[1]).toMatchObject([{ do: 'post', message: { kind: 'digest', rev: 2 } }]);
  });

  test('at equal revs the greater name of a tab decides', () => {
    expect(hear(tabA, digest(2, other, 'b'))[1]).toMatchObject([{ message: { kind: 'digest' } }]);
    expect(hear(tabA, digest(2, other, 'A'))[1]).toMatchObject([{ message: { kind: 'slices' } }]);
  });

  test('at equal revs of one holder the greater digest decides', () => {
    const told = (text: string) => ({ ...digest(2, other, 'a'), digest: text }) as TabMessage;
    expect(hear(tabA, told(`${digestOf(empty)}z`))[1]).toMatchObject([{ message: { kind: 'digest' } }]);
    expect(hear(tabA, told(''))[1]).toMatchObject([{ message: { kind: 'slices' } }]);
  });

  test('the same slices with an older count are nothing new', () => {
    expect(hear(tabA, slices(1, empty, { a: 2 }))).toEqual([tabA, []]);
  });

  test('an asker is no tab of an ended session: it waits for the quiet like all', () => {
    const restless: SyncState = { ...tabA, awaiting: 'quiet', clock: { ...tabA.clock, rev: GENERATION } };
    expect(hear(restless, digest(0))).toMatchObject([{ isToCompare: true }, []]);
  });

  test('while facts are under way nothing is compared', () => {
    const restless: SyncState = { ...tabA, awaiting: 'quiet' };
    expect(hear(restless, digest(3))).toMatchObject([{ isToCompare: true }, []]);
    expect(hear(restless, slices(3))).toMatchObject([{ isToCompare: true }, []]);
  });

  test('two tabs that both ask wait for a third', () => {
    expect(hear({ ...tabA, isBehind: true }, digest(0))).toMatchObject([{ isToCompare: true }, []]);
    expect(did(hear({ ...tabA, isBehind: true }, digest(1))[1])).toEqual(['post', 'wait']);
  });

  test('is taken over where it is newer, and compared once more', () => {
    const [state, actions] = hear(tabA, slices(3));
    expect(actions).toEqual([
      { do: 'adopt', slices: other, isLogin: false },
      { do: 'wait', ms: 300 },
    ]);
    expect(state).toMatchObject({ isToCompare: true, awaiting: 'quiet', clock: { rev: 3, holder: 'b' } });
  });

  test('older slices are answered with what is newer; a tab that is behind takes those that hold all of its own', () => {
    expect(hear(tabA, slices(9, other, { a: 1 }))[1]).toMatchObject([
      { message: { kind: 'slices', rev: 2 } },
    ]);
    const behind: SyncState = { ...tabA, isBehind: true };
    expect(did(hear(behind, slices(1, other, { a: 2 }))[1])).toEqual(['adopt', 'wait']);
    expect(hear(behind, slices(1, other, { a: 1 }))).toMatchObject([
      { isToCompare: true, isBehind: true },
      [],
    ]);
  });

  test('who knows more is newer, whatever the revs say', () => {
    expect(hear(tabA, digest(1, other, 'b', { a: 2, b: 1 }))[1]).toMatchObject([
      { message: { kind: 'digest' } },
    ]);
    expect(hear(tabA, digest(9, other, 'b', { a: 1 }))[1]).toMatchObject([{ message: { kind: 'slices' } }]);
    expect(did(hear(tabA, slices(1, other, { a: 2, b: 1 }))[1])).toEqual(['adopt', 'wait']);
  });

  test('is told all where each side lacks something of the other; what lacks the latest facts gets them put back', () => {
    const [busy] = step(tabA, { kind: 'happened', facts: [two] });
    const quiet: SyncState = { ...busy, awaiting: null };
    expect(hear(quiet, digest(3, other, 'b', { b: 3 }))[1]).toMatchObject([{ message: { kind: 'slices' } }]);
    const [state, actions] = hear(quiet, slices(3, other, { a: 2, b: 3 }));
    expect(actions).toEqual([
      { do: 'adopt', slices: other, isLogin: false },
      { do: 'absorb', facts: [two] },
      { do: 'wait', ms: 300 },
    ]);
    expect(versionOf(state.clock)).toEqual({ rev: 4, tab: 'a', known: { a: 3, b: 3 } });
  });

  test('is not mixed with facts from before a logout', () => {
    const [busy] = step(tabA, { kind: 'happened', facts: [two] });
    const [state, actions] = hear({ ...busy, awaiting: null }, slices(GENERATION, other, { b: GENERATION }));
    expect(did(actions)).toEqual(['endSession', 'adopt', 'wait']);
    expect(state.latest).toEqual([]);
    expect(step(busy, { kind: 'happened', facts: [loggedOut] })[0].latest).toHaveLength(1);
  });

  test('the same slices bring their count only', () => {
    expect(hear({ ...tabA, isBehind: true }, slices(7, empty))).toMatchObject([
      { isBehind: false, clock: { rev: 7, holder: 'b' } },
      [],
    ]);
  });
});

describe('somebody else in the other tab', () => {
  const customerIn = shapeOf(fold(signedIn()));

  test('a guest takes a login over without an end of anything', () => {
    expect(hear(tabA, slices(3, customerIn))[1][0]).toEqual({
      do: 'adopt',
      slices: customerIn,
      isLogin: true,
    });
  });

  test('a guest elsewhere brings no login to a guest here', () => {
    expect(hear(tabA, slices(3))[1][0]).toMatchObject({ do: 'adopt', isLogin: false });
  });

  test('the same customer brings no login', () => {
    const hers: typeof empty = { ...customerIn, cart: other.cart };
    expect(hear(tabA, slices(3, hers), customerIn)[1]).toEqual([
      { do: 'adopt', slices: hers, isLogin: false },
      { do: 'wait', ms: 300 },
    ]);
  });

  test('whose session ends where the other tab holds nobody, and nobody logs in', () => {
    const [, actions] = hear(tabA, slices(3), customerIn);
    expect(did(actions)).toEqual(['endSession', 'adopt', 'wait']);
    expect(actions[1]).toMatchObject({ isLogin: false });
  });

  test('ends a session whose customer is not known yet', () => {
    const halfIn: typeof empty = { ...empty, auth: customerIn.auth };
    expect(did(hear(tabA, slices(3, customerIn), halfIn)[1])).toEqual(['endSession', 'adopt', 'wait']);
  });

  test('is given nothing of what was done for the customer here', () => {
    const [busy] = step(tabA, { kind: 'happened', facts: [two] });
    const [, actions] = hear({ ...busy, awaiting: null }, slices(3), customerIn);
    expect(did(actions)).toEqual(['endSession', 'adopt', 'wait']);
  });

  test('a logout of a guest ends what a logout ends', () => {
    expect(did(hear(tabA, slices(GENERATION))[1])).toEqual(['endSession', 'adopt', 'wait']);
  });
});

describe('what happens in this tab', () => {
  test('is told once a commit, with what was known before it', () => {
    const [, actions] = step(tabA, { kind: 'happened', facts: [two, three] });
    expect(actions).toEqual([
      {
        do: 'post',
        message: { kind: 'facts', rev: 3, tab: 'a', known: { a: 2 }, facts: [two, three] },
      },
      { do: 'wait', ms: 300 },
    ]);
  });

  test('a writing over what knows more passes its rev, and does nothing else', () => {
    expect(step(tabA, { kind: 'overtook', rev: 7 })).toMatchObject([{ clock: { rev: 8 } }, []]);
  });
});

describe('a tab that woke', () => {
  const behind: SyncState = { ...tabA, isBehind: true };

  test('asks at once, and after the quiet where facts are under way', () => {
    expect(did(step(tabA, { kind: 'woken' })[1])).toEqual(['post', 'wait']);
    expect(step({ ...tabA, awaiting: 'quiet' }, { kind: 'woken' })).toEqual([
      { ...behind, awaiting: 'quiet' },
      [],
    ]);
    expect(did(step({ ...behind, awaiting: 'quiet' }, { kind: 'waited' })[1])).toEqual(['post', 'wait']);
  });

  test('knows all that anybody knows where no answer came', () => {
    expect(step({ ...behind, awaiting: 'answer' }, { kind: 'waited' })).toEqual([
      { ...tabA, awaiting: null },
      [],
    ]);
  });
});
