import type { SharedFact } from '../../slices/shared.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { absorbed, adopted, isOfLaterGeneration, knows, type Version, versionOf } from './clock.ts';
import type { FactsMessage, TabMessage } from './messages.ts';
import { digestOf } from './savedShape.ts';
import type { Held, SyncAction, SyncState, SyncTurn } from './syncState.ts';

/** Without facts for so long, tabs compare what they hold: every message has been heard by then. */
const QUIET_MS = 300;
/** How long an asking tab waits: who is asked may have to fall quiet first. */
const PATIENCE_MS = 1_000;
/** What a tab says whose own state does not count, since it may have missed something. */
export const ASKING = 0;

export const say = (message: TabMessage): SyncAction => ({ do: 'post', message });

/** Facts came: the tabs compare later. */
export const quietLater = (state: SyncState, actions: readonly SyncAction[]): SyncTurn => [
  { ...state, awaiting: 'quiet' },
  [...actions, { do: 'wait', ms: QUIET_MS }],
];

/** Says what the tab holds; who holds something else answers. */
export const compared = (state: SyncState, held: Held): SyncTurn => {
  const { clock, isBehind } = state;
  const version = versionOf(clock);
  const said = say({
    kind: 'digest',
    ...version,
    rev: isBehind ? ASKING : version.rev,
    digest: digestOf(held()),
  });
  const next: SyncState = { ...state, isToCompare: false };
  return isBehind
    ? [{ ...next, awaiting: 'answer' }, [said, { do: 'wait', ms: PATIENCE_MS }]]
    : [next, [said]];
};

interface Taken {
  readonly slices: SavedSlices;
  readonly version: Version;
}

/** So many messages are kept for a state that lacks them: more are never under way. */
const MAX_LATEST = 50;

const isLogin = ({ type }: SharedFact): boolean => type === 'auth/loggedIn';

/** Facts that this tab holds from now on. A logout among them leaves nothing to put back. */
export const holding = ({ clock, latest }: SyncState, message: FactsMessage): SyncState['latest'] => [
  ...(isOfLaterGeneration(clock, message.rev) ? [] : latest.slice(1 - MAX_LATEST)),
  message,
];

/**
 * Takes over the slices of a tab that knows more, and puts back what they lack of the latest facts. Where that tab has logged
 * out or serves somebody else, the session here ends first, with all that a logout ends.
 */
export const adoptedWith = (state: SyncState, { slices, version }: Taken, held: Held): SyncTurn => {
  const { user, auth } = held();
  const own = user?.customer?.id ?? null;
  const theirs = slices.user?.customer?.id ?? null;
  const hasSession = own !== null || Boolean(auth?.token);
  const isLater = isOfLaterGeneration(state.clock, version.rev);
  const latest = isLater ? [] : state.latest;
  const unknown = latest.filter((message) => !knows(version.known, message));
  // A guest's tab may only not have heard of the login yet; what was done for one customer is never put before another.
  const isUnheard = theirs === null && unknown.some(({ facts }) => facts.some(isLogin));
  const isOther = own !== theirs && hasSession && !isUnheard;
  const lacking = isOther ? [] : unknown;
  const actions: readonly SyncAction[] = [
    ...(isLater || isOther ? [{ do: 'endSession' } as const] : []),
    { do: 'adopt', slices, isLogin: own !== theirs && theirs !== null },
    ...lacking.map(({ facts }) => ({ do: 'absorb', facts }) as const),
  ];
  return [{ ...state, clock: lacking.reduce(absorbed, adopted(state.clock, version)), latest }, actions];
};
