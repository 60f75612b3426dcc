import { createCore } from '../../kernel/core.ts';
import { newId } from '../../ports/identity.ts';
import { alive } from '../../slices/alive.ts';
import type { AppEvent } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';
import type { Diagnosis } from '../../ui/diagnosis.ts';
import { chunkOf } from '../../ui/shell/chunk.ts';
import type { PageStore } from '../../ui/store.tsx';
import type { Diagnostics } from '../journal/journal.ts';
import { ordering } from './orderingChunk.ts';
import { PAGE } from './pageName.ts';
import { mayReload, saveReload } from './reloadMemory.ts';
import type { Surroundings } from './surroundings.ts';

const diagnosing = chunkOf(null, async () => (await import('../journal/diagnosing.ts')).diagnosisOf);
const working = chunkOf(null, async () => (await import('./working.ts')).beginWork);

/** The shop of one page. */
export interface LivePage {
  readonly store: PageStore;
  readonly diagnosis: Diagnosis;
  /** Opens it to the customer, once it is hydrated. */
  readonly begin: () => void;
}

/** Makes a page alive: it can be looked through at once; all else waits for the working layer (decision 0032). */
export function createLivePage(surroundings: Surroundings, initial: AppState, build: string): LivePage {
  const { errors, recent, sessionMemory } = surroundings;
  const world = { now: () => Date.now(), newId, report: errors.report };
  const core = createCore(alive, world, initial);
  const happened: AppEvent[] = [];
  let journal: Diagnostics | null = null;
  let isOpen = false;
  core.observe(recent.record);
  // Beside the working layer, which will ask for it.
  if ('whole' in document.documentElement.dataset) ordering.fetchAhead().catch(() => undefined);
  const end = core.observe((event) => happened.push(event));
  /** The server is there and has another build. */
  const reloadOnce = (error: unknown): void => {
    errors.report(error, 'working layer');
    if (!mayReload(sessionMemory, build)) return;
    saveReload(sessionMemory, build);
    location.reload();
  };
  const open = async (): Promise<void> => {
    const beginWork = await working.arrival().catch(reloadOnce);
    if (!beginWork) return;
    end();
    journal = beginWork({ core, initial, happened, surroundings, build, onLost: reloadOnce });
  };
  /** Asked for with what the page knows by then. */
  const diagnosis = async (): Promise<Omit<Diagnosis, 'errors'>> =>
    (await diagnosing.arrival())({
      journal,
      initial,
      state: core.state,
      session: sessionMemory,
      page: PAGE,
      reportUrl: surroundings.config.reportUrl,
    });
  return {
    store: core,
    diagnosis: {
      errors: errors.entries,
      journal: async () => (await diagnosis()).journal(),
      origin: async (read) => (await diagnosis()).origin(read),
      reporting: async () => (await diagnosis()).reporting(),
    },
    begin() {
      if (isOpen) return;
      isOpen = true;
      window.earlyClicks?.wait();
      void open();
    },
  };
}
