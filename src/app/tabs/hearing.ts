import type { SharedFact } from '../../slices/shared.ts';
import {
  absorbed,
  agreed,
  hasMissed,
  isOfEarlierGeneration,
  isOfLaterGeneration,
  isWithin,
  knows,
  type Version,
  versionOf,
} from './clock.ts';
import type { FactsMessage, TabMessage } from './messages.ts';
import { digestOf } from './savedShape.ts';
import type { Held, SyncAction, SyncState, SyncTurn } from './syncState.ts';
import { adoptedWith, ASKING, compared, holding, quietLater, say } from './syncTurn.ts';

type Of<K extends TabMessage['kind']> = Extract<TabMessage, { readonly kind: K }>;

/** After a logout among them only what follows it counts. */
const afterLogout = (facts: readonly SharedFact[]): readonly SharedFact[] =>
  facts.slice(facts.findLastIndex(({ type }) => type === 'auth/loggedOut') + 1);

const answered = (state: SyncState, held: Held): SyncTurn => [
  state,
  [say({ kind: 'slices', ...versionOf(state.clock), slices: held() })],
];

type Stands = 'newer' | 'older' | 'apart';

/**
 * How another tab's state stands to the own one: newer is who knows all that the other does and more, or, of two that know
 * the same, who has the greater rev, holder or digest.
 */
const standing = (
  { clock }: SyncState,
  { rev, tab, known, digest }: Version & { readonly digest: string },
  own: string,
): Stands => {
  const isMore = hasMissed(clock, known);
  const isLess = !isWithin(clock, known);
  if (isMore && isLess) return 'apart';
  if (isMore || isLess) return isMore ? 'newer' : 'older';
  if (rev !== clock.rev) return rev > clock.rev ? 'newer' : 'older';
  return (tab === clock.holder ? digest > own : tab > clock.holder) ? 'newer' : 'older';
};

const heardFacts = (state: SyncState, message: FactsMessage): SyncTurn => {
  const { clock } = state;
  if (knows(versionOf(clock).known, message)) return [state, []];
  const isLater = isOfLaterGeneration(clock, message.rev);
  const waits: SyncState = { ...state, isToCompare: true };
  // Whoever holds them holds what went before them too, and is asked for all of it.
  if (!isLater && hasMissed(clock, message.known)) return quietLater({ ...waits, isBehind: true }, []);
  const facts = afterLogout(message.facts);
  const ended: readonly SyncAction[] = isLater ? [{ do: 'endSession' }] : [];
  const taken: readonly SyncAction[] = facts.length > 0 ? [{ do: 'absorb', facts }] : [];
  const [next, waiting] = quietLater(
    { ...waits, clock: absorbed(clock, message), latest: holding(state, { ...message, facts }) },
    [],
  );
  return [next, [...waiting, ...ended, ...taken]];
};

const heardDigest = (state: SyncState, message: Of<'digest'>, held: Held): SyncTurn => {
  const own = digestOf(held());
  const isAsking = message.rev === ASKING;
  if (message.digest === own) {
    const clock = isAsking ? state.clock : agreed(state.clock, message);
    return [{ ...state, clock, isBehind: false }, []];
  }
  if (state.awaiting === 'quiet' || (state.isBehind && isAsking))
    return [{ ...state, isToCompare: true }, []];
  const isAnswered = isAsking || standing(state, message, own) !== 'newer';
  return state.isBehind || !isAnswered ? compared(state, held) : answered(state, held);
};

const heardSlices = (state: SyncState, message: Of<'slices'>, held: Held): SyncTurn => {
  const { kind: _kind, slices, ...version } = message;
  const digest = digestOf(slices);
  const own = digestOf(held());
  const informed: SyncState = { ...state, isBehind: false };
  if (digest === own) return [{ ...informed, clock: agreed(state.clock, version) }, []];
  if (!isOfLaterGeneration(state.clock, version.rev)) {
    const isQuiet = state.awaiting !== 'quiet';
    const isLess = standing(state, { ...version, digest }, own) === 'older';
    // Who asked takes whatever holds all of its own.
    const isOlder = isLess && !(state.isBehind && isWithin(state.clock, version.known));
    // Whoever offers what is older hears of it, or would keep it.
    if (isQuiet && isOlder && !state.isBehind) return answered(state, held);
    if (!isQuiet || isOlder) return [{ ...state, isToCompare: true }, []];
  }
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
