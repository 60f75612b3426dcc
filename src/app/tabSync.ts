import { secret } from '../kernel/event.ts';
import type { TabsPort } from '../ports/tabs.ts';
import { reduce } from '../slices/reduce.ts';
import type { SharedFact } from '../slices/shared.ts';
import type { AppEvent } from '../slices/events.ts';
import { adopt, type Tab } from './adopt.ts';
import { watchOwnCommits } from './ownCommits.ts';
import { digestOf, isWhole, shapeOf } from './savedShape.ts';
import { epochOf, type Version } from './tabClock.ts';
import { readMessage, type TabMessage } from './tabMessages.ts';

/** Without facts for so long, tabs compare what they hold: every message has been heard by then. */
const QUIET_MS = 300;
/** How long an asking tab waits: who is asked may have to fall quiet first. */
const PATIENCE_MS = 1_000;
/** What a tab says whose own state does not count, since it may have missed something. */
const ASKING = 0;

export interface TabSync {
  /** This tab has just begun or has slept, and wants to know what it missed. */
  readonly ask: () => void;
  /** True while it may have missed something. */
  readonly isBehind: () => boolean;
}
type Of<K extends TabMessage['kind']> = Extract<TabMessage, { readonly kind: K }>;

/** After a logout among them only what follows it counts. */
const afterLogout = (facts: readonly SharedFact[]): readonly SharedFact[] =>
  facts.slice(facts.findLastIndex(({ type }) => type === 'auth/loggedOut') + 1);

/** Keeps the four saved slices of all tabs the same (docs/architecture.md, "Tabs and storage"). */
export function syncTabs(tab: Tab, port: TabsPort, report: (error: unknown, where: string) => void): TabSync {
  const { store, clock } = tab;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isQuiet = true;
  let isToCompare = false;
  let isBehind = false;

  const digest = () => digestOf(shapeOf(store.state()));
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const compare = () => {
    isToCompare = false;
    port.post({
      kind: 'digest',
      rev: isBehind ? ASKING : clock.rev(),
      tab: clock.version().tab,
      digest: digest(),
    } satisfies TabMessage);
    if (isBehind) wait(PATIENCE_MS, nobodyKnowsMore);
  };
  const nobodyKnowsMore = () => {
    isBehind = false;
    if (isToCompare) compare();
  };
  const fallQuiet = () => {
    isQuiet = true;
    if (isToCompare || isBehind) compare();
  };
  const stir = () => {
    isQuiet = false;
    wait(QUIET_MS, fallQuiet);
  };
  const answer = () =>
    port.post({ kind: 'slices', ...clock.version(), slices: shapeOf(store.state()) } satisfies TabMessage);
  const isNewer = ({ rev, tab: from }: Pick<Version, 'rev' | 'tab'>, theirs: string): boolean => {
    if (rev !== clock.rev()) return rev > clock.rev();
    const { tab: holder } = clock.version();
    return from === holder ? theirs > digest() : from > holder;
  };

  /** Facts that would leave slices which nobody can read are not let in, unless they were so before. */
  const isSound = (event: Pick<AppEvent<'view/factsArrived'>, 'type' | 'payload'>): boolean => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its meaning lies in the payload alone
    const after = reduce(store.state(), event as AppEvent);
    return isWhole(shapeOf(after)) || !isWhole(shapeOf(store.state()));
  };
  const absorb = (facts: readonly SharedFact[]) => {
    if (facts.length === 0) return;
    const payload = { facts: secret(facts) };
    if (!isSound({ type: 'view/factsArrived', payload }))
      throw new Error('A tab sent facts that break a slice');
    store.emit('view/factsArrived', payload);
  };
  const heardFacts = ({ rev, tab: from, known, facts }: Of<'facts'>) => {
    if (clock.knows(rev, from)) return;
    const hasEnded = epochOf(rev) > epochOf(clock.rev());
    isBehind ||= clock.hasMissed(known);
    clock.absorbed(rev, from);
    isToCompare = true;
    stir();
    if (hasEnded) store.emit('auth/endedElsewhere');
    absorb(afterLogout(facts));
  };
  const heardDigest = ({ rev, tab: from, digest: theirs }: Of<'digest'>) => {
    if (theirs === digest()) {
      isBehind = false;
      return;
    }
    if (!isQuiet || (isBehind && rev === ASKING)) isToCompare = true;
    else if (isBehind || isNewer({ rev, tab: from }, theirs)) compare();
    else answer();
  };
  const heardSlices = ({ kind: _kind, slices, ...version }: Of<'slices'>) => {
    const hasEnded = epochOf(version.rev) > epochOf(clock.rev());
    const theirs = digestOf(slices);
    const isMore = isNewer(version, theirs) || (isBehind && clock.isWithin(version));
    if (!hasEnded && !(isQuiet && isMore)) {
      isToCompare ||= !isQuiet || isBehind;
      return;
    }
    isBehind = false;
    if (theirs === digest()) return clock.adopted(version);
    adopt(tab, slices, version);
    // With three tabs a third one may hold yet something else: nobody rests before all hold the same.
    isToCompare = true;
    stir();
  };
  const heard = (message: TabMessage) => {
    clock.heard(message.rev);
    // Who has not heard of a logout yet is told at once: what they say is of a session that has ended.
    if (message.rev !== ASKING && epochOf(message.rev) < epochOf(clock.rev())) return answer();
    if (message.kind === 'facts') return heardFacts(message);
    return message.kind === 'digest' ? heardDigest(message) : heardSlices(message);
  };

  watchOwnCommits(tab, (facts, { known }) => {
    port.post({ kind: 'facts', rev: clock.rev(), tab: clock.tab, known, facts } satisfies TabMessage);
    stir();
  });
  port.messages$.subscribe((data) => {
    try {
      const message = readMessage(data);
      if (message) heard(message);
    } catch (error) {
      report(error, 'tabs');
    }
  });
  return {
    isBehind: () => isBehind,
    ask() {
      isBehind = true;
      if (isQuiet) compare();
    },
  };
}
