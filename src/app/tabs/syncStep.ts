import type { SharedFact } from '../../slices/shared.ts';
import { advanced, generationEnded, heardOf } from './clock.ts';
import { heard } from './hearing.ts';
import type { FactsMessage } from './messages.ts';
import type { Held, SyncMessage, SyncState, SyncTurn } from './syncState.ts';
import { adoptedWith, compared, holding, quietLater, say } from './syncTurn.ts';

const happened = (state: SyncState, facts: readonly SharedFact[]): SyncTurn => {
  const known = Object.fromEntries(state.clock.known);
  const begun = advanced(state.clock);
  const clock = facts.some(({ type }) => type === 'auth/loggedOut') ? generationEnded(begun) : begun;
  const message: FactsMessage = { kind: 'facts', rev: clock.rev, tab: clock.tab, known, facts };
  return quietLater({ ...state, clock, latest: holding(state, message) }, [say(message)]);
};
/** Who was waited for has had time enough: without an answer nobody knows more. */
const waited = (state: SyncState, held: Held): SyncTurn => {
  const wasAsked = state.awaiting === 'answer';
  const rested: SyncState = { ...state, awaiting: null, isBehind: state.isBehind && !wasAsked };
  return rested.isToCompare || rested.isBehind ? compared(rested, held) : [rested, []];
};
const woken = (state: SyncState, held: Held): SyncTurn => {
  const behind: SyncState = { ...state, isBehind: true };
  return behind.awaiting === 'quiet' ? [behind, []] : compared(behind, held);
};

/** One step of a tab: what it remembers next, and what it does. */
export function syncStep(state: SyncState, message: SyncMessage, held: Held): SyncTurn {
  switch (message.kind) {
    case 'happened':
      return happened(state, message.facts);
    case 'heard':
      return heard({ ...state, clock: heardOf(state.clock, message.message.rev) }, message.message, held);
    case 'waited':
      return waited(state, held);
    case 'woken':
      return woken(state, held);
    case 'stored':
      return adoptedWith(state, message, held);
    case 'overtook':
      break;
  }
  return [{ ...state, clock: advanced(heardOf(state.clock, message.rev)) }, []];
}
