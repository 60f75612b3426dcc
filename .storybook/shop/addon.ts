import { definePreviewAddon } from 'storybook/internal/csf';
import { brokenInvariants } from '../../tests/invariants.ts';
import { EVENTS_REPORT } from '../../tests/workbench/runReport.ts';
import { speakOf, startConversation } from '../events/conversation.ts';
import { eventsMet, keepsPromises } from '../events/recording.ts';
import { ending } from './ending.ts';
import { watchLeftovers, type Watch } from './leftovers.ts';
import { openShop, type OpenShop } from './open.ts';
import type { ShopParameters } from './parameters.ts';
import { unexpectedProblems, watchConsole } from './problems.ts';
import { chosenIn, inToolbar, weakNetwork, type Toolbar } from './toolbar.ts';

/** A story whose state the shop cannot reach, shown on purpose. */
const UNREACHABLE = 'unreachable';

interface Opened {
  readonly storyId: string;
  readonly chosen: string;
  readonly shop: OpenShop | null;
  readonly watch: Watch;
  readonly close: () => void;
}

let opened: Opened | null = null;

/** The shop of the story in sight; null where the story has none. */
export const shopInSight = (): OpenShop | null => opened?.shop ?? null;

/** How long what was closed may take to end. */
const PATIENCE_MS = 1_000;

const waited = (began: number): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(performance.now() - began < PATIENCE_MS), 10);
  });

/** Closes the shop in sight; whatever of the story goes on is an error. */
export async function endShop(): Promise<void> {
  if (!opened) return;
  const { shop, watch, close } = opened;
  shop?.close();
  const began = performance.now();
  while (watch.leftovers().length > 0 && (await waited(began)));
  const leftovers = [...watch.leftovers(), ...(shop?.leftovers() ?? [])];
  close();
  if (leftovers.length > 0) throw new Error(`The story left behind:\n${leftovers.join('\n')}`);
}

interface StoryParameters {
  readonly parameters: ShopParameters;
}

const expectReachable = (shop: OpenShop, tags: readonly string[]): void => {
  const broken = tags.includes(UNREACHABLE) ? [] : brokenInvariants(shop.store.state());
  if (broken.length > 0)
    throw new Error(`The shop never gets here (tag ${UNREACHABLE}), for it breaks: ${broken.join('; ')}`);
};

/** Gives each story that names its `given` a shop of its own, and fails the story that meets a problem it does not expect. */
export const shopAddon = () =>
  definePreviewAddon<StoryParameters>({
    beforeAll: startConversation,
    beforeEach: async ({ id, parameters, globals, msw, tags }) => {
      const toolbar: Toolbar = globals;
      const chosen = chosenIn(toolbar);
      // What a toolbar changes by looks alone renders the same story again: its shop goes on.
      if (opened?.storyId === id && opened.chosen === chosen) return undefined;
      opened?.close();
      ending.isOff();
      const watch = watchLeftovers();
      const shop = parameters['given'] === undefined ? null : await openShop(inToolbar(parameters, toolbar));
      if (shop) msw.use(...weakNetwork(toolbar), ...shop.handlers);
      const rest = watchConsole();
      const close = () => {
        opened = null;
        speakOf(null);
        shop?.close();
        watch.end();
        rest();
      };
      opened = { storyId: id, chosen, shop, watch, close };
      speakOf(shop);
      if (shop) expectReachable(shop, tags);
      return close;
    },
    afterEach: async ({ id, parameters, reporting }) => {
      const { expectedMessages }: ShopParameters = parameters;
      const shop = shopInSight();
      await keepsPromises(id, shop);
      if (shop)
        reporting.addReport({ type: EVENTS_REPORT, version: 1, status: 'passed', result: eventsMet(shop) });
      const problems = unexpectedProblems(expectedMessages);
      if (problems.length > 0) throw new Error(`The story met problems:\n${problems.join('\n')}`);
    },
  });
