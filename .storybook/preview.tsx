import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { keepFocus } from '../src/app/navigation/keptFocus.ts';
import '../src/ui/styles/shop.css';
import './preview.css';
import { decorators } from './decorators.tsx';
import { leaveFirstCards } from './firstCards.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import { dialogsInSight } from './dialogsInSight.ts';
import { shopAddon } from './shop/addon.ts';
import { startWorker } from './shop/worker.ts';
import { startTelling } from './task/tell.ts';
import { SCREENS } from './viewports.ts';

document.documentElement.lang = 'ru';
// As on every live page of the shop.
document.documentElement.dataset['alive'] = '';
keepFocus(document);
/** How long a play function waits for what it looks for: calls of the demo back end, files of code and a busy machine take more than Testing Library's second. */
const PATIENCE_MS = 8_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

/** Letters that come late move what a play function has scrolled to. A family of the system that is not there is no error. */
const loadFonts = async (): Promise<void> => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
};

export default definePreview({
  beforeAll: () => {
    startTelling();
    return loadFonts();
  },
  // Before axe: hooks of the addons come after.
  afterEach: async () => {
    leaveFirstCards();
    await dialogsInSight();
  },
  addons: [addonA11y(), addonMsw(startWorker), shopAddon()],
  globalTypes,
  initialGlobals,
  decorators,
  parameters: {
    layout: 'padded',
    // Of what passes, one element a rule is enough: the rest would only be carried around.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: SCREENS },
    backgrounds: { disable: true },
    options: { storySort: { method: 'alphabetical' } },
  },
});
