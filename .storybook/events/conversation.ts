import { addons } from 'storybook/preview-api';
import type { Subscription } from 'rxjs';
import type { OpenShop } from '../shop/open.ts';
import { preload } from '../../src/app/screen/preload.ts';
import { pathAfter, stateAfter, textOf, type StoryJournal } from '../shop/journal.ts';
import { freeFocus, leaveFocus } from '../../src/app/screen/freeFocus.ts';
import { ASKED, TOLD, type Asked, type Pasted, type Told } from './messages.ts';
import { readPasted } from './pastedJournal.ts';
import { payloadText, rowOf } from './rows.ts';
import { show, showStory } from './sight.ts';

const NOTHING = { base: null, events: [], given: 0 } as const;

/** The shop in sight; null for a story without one. */
let shop: OpenShop | null = null;
let listening: Subscription | null = null;
let pasted: { readonly journal: StoryJournal; readonly about: Pasted } | null = null;
/** So many events are on the canvas; null: all, and those to come. */
let count: number | null = null;
/** The panel's own number of the newest look it asked for. */
let askedLook = 0;
/** Without a panel that has asked, nobody is told: a run of all stories has none. */
let isHeard = false;
let isToldSoon = false;
/** Of several looks on their way the last one counts. */
let looks = 0;

const tell = (told: Told): void => {
  if (isHeard) addons.getChannel().emit(TOLD, told);
};
const journalInSight = (): StoryJournal | null => pasted?.journal ?? shop?.journal() ?? null;

const tellJournal = (): void => {
  const { events, given } = journalInSight() ?? NOTHING;
  tell({
    kind: 'journal',
    rows: events.map(rowOf),
    given,
    count: count ?? events.length,
    look: askedLook,
    pasted: pasted?.about ?? null,
  });
};

/** Many events of one moment are told at once. */
const tellSoon = (): void => {
  if (isToldSoon || !isHeard) return;
  isToldSoon = true;
  setTimeout(() => {
    isToldSoon = false;
    tellJournal();
  });
};

const lookAt = async (wanted: number): Promise<void> => {
  const journal = journalInSight();
  if (!journal) return;
  looks += 1;
  const own = looks;
  const isRunning = !pasted && wanted >= journal.events.length;
  count = isRunning ? null : wanted;
  const path = pathAfter(journal, wanted);
  const state = stateAfter(journal, wanted);
  await preload(path ?? '/', state);
  if (own !== looks) return;
  show({ path, moment: isRunning ? null : { state, isPasted: pasted !== null } });
  tellJournal();
};

const paste = async (text: string): Promise<void> => {
  const result = readPasted(text);
  if (!result.ok) return tell({ kind: 'refused', problem: result.problem });
  pasted = { journal: result.journal, about: result.pasted };
  return lookAt(result.journal.events.length);
};

const leave = (): void => {
  looks += 1;
  pasted = null;
  count = null;
  const journal = shop?.journal() ?? null;
  show({ path: journal && pathAfter(journal, journal.events.length), moment: null });
  tellJournal();
};

const answer = (asked: Asked): void => {
  isHeard = true;
  const journal = journalInSight();
  // A page of reference has no dialog that would hold the focus.
  if (journal) freeFocus();
  if (asked.kind === 'journal') tellJournal();
  if (asked.kind === 'look') {
    askedLook = asked.look;
    leaveFocus();
    void lookAt(asked.count);
  }
  if (asked.kind === 'paste') void paste(asked.text);
  if (asked.kind === 'leave') leave();
  if (asked.kind === 'copy') tell({ kind: 'copied', text: journal && textOf(journal) });
  const event = asked.kind === 'payload' ? journal?.events[asked.index] : undefined;
  if (asked.kind === 'payload' && event)
    tell({ kind: 'payload', index: asked.index, json: payloadText(event) });
};

/** Another story is on the canvas; whatever was pasted goes with the one before. */
export function speakOf(opened: OpenShop | null): void {
  listening?.unsubscribe();
  looks += 1;
  shop = opened;
  pasted = null;
  count = null;
  // The dialog of a story that opens late would take the focus from whoever types into a panel.
  if (opened && isHeard) freeFocus();
  showStory();
  listening = opened?.store.event$.subscribe(tellSoon) ?? null;
  tellSoon();
}

/** From here on the panel is answered. */
export const startConversation = (): void => {
  void addons.ready().then(() => addons.getChannel().on(ASKED, answer));
};
