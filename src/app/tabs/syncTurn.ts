import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { adopted, isOfLaterGeneration, type Version } from './clock.ts';
import type { TabMessage } from './messages.ts';
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
  const rev = isBehind ? ASKING : clock.rev;
  const said = say({ kind: 'digest', rev, tab: clock.holder, digest: digestOf(held()) });
  const next: SyncState = { ...state, isToCompare: false };
  return isBehind
    ? [{ ...next, awaiting: 'answer' }, [said, { do: 'wait', ms: PATIENCE_MS }]]
    : [next, [said]];
};

interface Taken {
  readonly slices: SavedSlices;
  readonly version: Version;
}

/**
 * Takes over the slices of a tab that knows more. Where that tab has logged out or serves somebody else, the session
 * here ends first, with all that a logout ends.
 */
export const adoptedWith = (state: SyncState, { slices, version }: Taken, held: Held): SyncTurn => {
  const { user, auth } = held();
  const own = user?.customer?.id ?? null;
  const theirs = slices.user?.customer?.id ?? null;
  const hasSession = own !== null || Boolean(auth?.token);
  const ends = isOfLaterGeneration(state.clock, version.rev) || (own !== theirs && hasSession);
  const taking: SyncAction = { do: 'adopt', slices, isLogin: own !== theirs && theirs !== null };
  return [
    { ...state, clock: adopted(state.clock, version) },
    ends ? [{ do: 'endSession' }, taking] : [taking],
  ];
};
