import { definePreviewAddon } from 'storybook/internal/csf';
import { brokenInvariants } from '../../tests/invariants.ts';
import { speakOf, startConversation } from '../events/conversation.ts';
import { EVENTS_REPORT, eventsMet, keepsPromises } from '../events/recording.ts';
import { openShop, type OpenShop } from './open.ts';
import type { ShopParameters } from './parameters.ts';
import { unexpectedProblems, watchConsole } from './problems.ts';

/** A story whose state the shop cannot reach, shown on purpose. */
const UNREACHABLE = 'unreachable';

interface Opened {
  readonly storyId: string;
  readonly shop: OpenShop | null;
}

let opened: Opened | null = null;

/** The shop of the story in sight; null where the story has none. */
export const shopInSight = (): OpenShop | null => opened?.shop ?? null;

interface StoryParameters {
  readonly parameters: ShopParameters;
}

const expectReachable = (shop: OpenShop, tags: readonly string[]): void => {
  const broken = tags.includes(UNREACHABLE) ? [] : brokenInvariants(shop.store.state());
  if (broken.length > 0)
    throw new Error(`The shop never gets here (tag ${UNREACHABLE}), for it breaks: ${broken.join('; ')}`);
};

/** Gives each story that has a past its own shop, and fails the story that meets a problem it does not expect. */
export const shopAddon = () =>
  definePreviewAddon<StoryParameters>({
    beforeAll: startConversation,
    beforeEach: async ({ id, parameters, msw, tags }) => {
      // A changed toolbar renders the same story again: its shop goes on.
      if (opened?.storyId === id) return undefined;
      const shop = parameters['given'] === undefined ? null : await openShop(parameters);
      if (shop) msw.use(...shop.handlers);
      if (shop) expectReachable(shop, tags);
      opened = { storyId: id, shop };
      speakOf(shop);
      const rest = watchConsole();
      return () => {
        opened = null;
        shop?.close();
        rest();
      };
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
