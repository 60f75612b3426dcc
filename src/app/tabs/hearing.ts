import type { SharedFact } from '../../slices/shared.ts';
import {
  absorbed,
  adopted,
  hasMissed,
  isOfEarlierGeneration,
  isOfLaterGeneration,
  isWithin,
  knows,
  versionOf,
} from './clock.ts';
import type { TabMessage } from './messages.ts';
import { digestOf } from './savedShape.ts';
import type { Held, SyncAction, SyncState, SyncTurn } from './syncState.ts';
import { adoptedWith, ASKING, compared, quietLater, say } from './syncTurn.ts';

type Of<K extends TabMessage['kind']> = Extract<TabMessage, { readonly kind: K }>;

/** After a logout among them only what follows it counts. */
const afterLogout = (facts: readonly SharedFact[]): readonly SharedFact[] =>
  facts.slice(facts.findLastIndex(({ type }) => type === 'auth/loggedOut') + 1);

const answered = (state: SyncState, held: Held): SyncTurn => [
  state,
  [say({ kind: 'slices', ...versionOf(state.clock), slices: held() })],
];

/** Whether a state of that rev and holder stands above the tab's own; equal ones are told apart by their digest. */
const isNewer = (
  { clock }: SyncState,
  { rev, tab, digest }: Omit<Of<'digest'>, 'kind'>,
  own: string,
): boolean => {
  if (rev !== clock.rev) return rev > clock.rev;
  return tab === clock.holder ? digest > own : tab > clock.holder;
};

const heardFacts = (state: SyncState, message: Of<'facts'>): SyncTurn => {
  const { clock } = state;
  if (knows(clock, message)) return [state, []];
  const facts = afterLogout(message.facts);
  const ended: readonly SyncAction[] = isOfLaterGeneration(clock, message.rev) ? [{ do: 'endSession' }] : [];
  const taken: readonly SyncAction[] = facts.length > 0 ? [{ do: 'absorb', facts }] : [];
  const [next, waiting] = quietLater(
    {
      ...state,
      clock: absorbed(clock, message),
      isToCompare: true,
      isBehind: state.isBehind || hasMissed(clock, message.known),
    },
    [],
  );
  return [next, [...waiting, ...ended, ...taken]];
};

const heardDigest = (state: SyncState, message: Of<'digest'>, held: Held): SyncTurn => {
  const own = digestOf(held());
  if (message.digest === own) return [{ ...state, isBehind: false }, []];
  if (state.awaiting === 'quiet' || (state.isBehind && message.rev === ASKING))
    return [{ ...state, isToCompare: true }, []];
  return state.isBehind || isNewer(state, message, own) ? compared(state, held) : answered(state, held);
};

const heardSlices = (state: SyncState, message: Of<'slices'>, held: Held): SyncTurn => {
  const { kind: _kind, slices, ...version } = message;
  const digest = digestOf(slices);
  const own = digestOf(held());
  const isQuiet = state.awaiting !== 'quiet';
  const isMore =
    isNewer(state, { ...version, digest }, own) || (state.isBehind && isWithin(state.clock, version));
  const endsGeneration = isOfLaterGeneration(state.clock, version.rev);
  if (!endsGeneration && !(isQuiet && isMore)) {
    // Whoever offers what is older hears of it, or would keep it.
    if (isQuiet && !state.isBehind && digest !== own) return compared(state, held);
    return [{ ...state, isToCompare: state.isToCompare || !isQuiet || state.isBehind }, []];
  }
  const informed: SyncState = { ...state, isBehind: false };
  if (digest === own) return [{ ...informed, clock: adopted(state.clock, version) }, []];
  const [taken, actions] = adoptedWith(informed, { slices, version }, held);
  // With three tabs a third one may hold yet something else: nobody rests before all hold the same.
  return quietLater({ ...taken, isToCompare: true }, actions);
};

/** What a tab makes of what another one said. */
export function heard(state: SyncState, message: TabMessage, held: Held): SyncTurn {
  // Who has not heard of a logout yet is told at once: what they say is of a session that has ended.
  if (message.rev !== ASKING && isOfEarlierGeneration(state.clock, message.rev)) return answered(state, held);
  if (message.kind === 'facts') return heardFacts(state, message);
  return message.kind === 'digest' ? heardDigest(state, message, held) : heardSlices(state, message, held);
}
