import type { SafeStorage } from '../../ports/storage.ts';
import type { AppEvent } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';
import { noteOf, writeNote } from '../../slices/view/away/note.ts';
import { whoseOf } from '../../slices/user/selectors.ts';
import type { VisitNote } from '../../slices/view/away/noteShape.ts';
import type { FoundChanges } from '../../slices/view/away/state.ts';
import type { COMPARISON } from './comparison.ts';
import { whenSessionEnds } from './sessionEnd.ts';

/** In this browser, across visits: what the end of the last one was like. */
export const NOTE_KEY = 'shop:lastVisit';

const ORDER_ANSWERS: ReadonlySet<string> = new Set([
  'order/activeLoaded',
  'order/activeAbsent',
  'order/activeFailed',
]);

interface KeeperOptions {
  readonly storage: SafeStorage;
  readonly state: () => AppState;
  readonly now: () => number;
  /** What has happened on the page so far. */
  readonly happened: readonly AppEvent[];
  readonly tell: (found: FoundChanges) => void;
  /** The code that compares, for those who have been here before. */
  readonly comparison: () => Promise<typeof COMPARISON>;
}

/** Compares this visit with the one before it, once, and notes down how it ends. */
export interface NoteKeeper {
  readonly committed: (commit: readonly AppEvent[]) => void;
  /** The page goes, perhaps for good. */
  readonly write: () => void;
}

/** At the end of a session the note goes in that commit; one of somebody else's is compared with nothing. */
export function createNoteKeeper({
  storage,
  state,
  now,
  happened,
  tell,
  comparison,
}: KeeperOptions): NoteKeeper {
  const rejected = new Set<string>();
  let isOrderKnown = false;
  /** Until the last note was compared it is not written over. */
  let look: (() => void) | null = () => undefined;

  const hear = (event: AppEvent): void => {
    if (event.type === 'cart/linesRejected') for (const id of event.payload.removed) rejected.add(id);
    if (ORDER_ANSWERS.has(event.type)) isOrderKnown = true;
  };
  const write = (): void => {
    const note = look === null ? noteOf(state(), now()) : null;
    if (note) storage.write(NOTE_KEY, writeNote(note));
  };
  const settle = (): void => {
    look = null;
    write();
  };
  const compare = (note: VisitNote, { isComparable, changesSince }: typeof COMPARISON): void => {
    if (!isComparable(note, state(), { rejected, isOrderKnown })) return;
    const changes = changesSince(note, state(), { rejected }, now());
    settle();
    if (changes.length > 0) tell({ since: note.at, changes });
  };
  const begin = async (text: string): Promise<void> => {
    const code = await comparison();
    // Somebody has left meanwhile.
    if (look === null) return;
    const note = code.readNote(text);
    if (!note || !code.isOfLastVisit(note, state(), now())) {
      if (note?.whose !== whoseOf(state())) storage.remove(NOTE_KEY);
      settle();
      return;
    }
    look = () => compare(note, code);
    look();
  };

  const leave = whenSessionEnds(state, () => {
    storage.remove(NOTE_KEY);
    look = null;
  });

  for (const event of happened) hear(event);
  const text = storage.read(NOTE_KEY);
  if (text === null) settle();
  else void begin(text).catch(settle);
  return {
    write,
    committed(commit) {
      for (const event of commit) hear(event);
      leave();
      look?.();
    },
  };
}
