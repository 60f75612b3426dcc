import { definePreviewAddon } from 'storybook/internal/csf';
import { openShop, type OpenShop } from './open.ts';
import type { ShopParameters } from './parameters.ts';
import { unexpectedProblems, watchConsole } from './problems.ts';

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

/** Gives each story that has a past its own shop, and fails the story that meets a problem it does not expect. */
export const shopAddon = () =>
  definePreviewAddon<StoryParameters>({
    beforeEach: async ({ id, parameters, msw }) => {
      // A changed toolbar renders the same story again: its shop goes on.
      if (opened?.storyId === id) return undefined;
      const shop = parameters['given'] === undefined ? null : await openShop(parameters);
      if (shop) msw.use(...shop.handlers);
      opened = { storyId: id, shop };
      const rest = watchConsole();
      return () => {
        opened = null;
        shop?.close();
        rest();
      };
    },
    afterEach: ({ parameters }) => {
      const { expectedMessages }: ShopParameters = parameters;
      const problems = unexpectedProblems(expectedMessages);
      if (problems.length > 0) throw new Error(`The story met problems:\n${problems.join('\n')}`);
    },
  });
