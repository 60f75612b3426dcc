import type { Page } from '@playwright/test';
import { EVERY_MODAL } from '../../stories/everyModal.ts';
import type { Modal, ModalKind } from '../../src/slices/modal/state.ts';
import { test } from '../e2e/tour/visitor.ts';
import { untilAlive } from '../e2e/steps.ts';
import { tellStore } from '../e2e/visitJournal.ts';
import { expectSteady, heldAtRest } from './bounds.ts';
import { countSockets, countTimers, heldBy, type Held } from './gauges.ts';

/** The issue's own number. */
const TIMES = 50;
/** What comes once (code, pictures, the journal up to its bound) has come by then. */
const BEFORE = 12;
/** What the dialog before left is let go of. */
const ONCE = 2;

const MODALS: readonly Modal[] = Object.values(EVERY_MODAL).map(({ modal }) => modal);
/** The one that a customer who is signed in never sees. */
const FOR_GUESTS: ModalKind = 'auth';

const isOpen = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[role="dialog"], dialog[open]') !== null);
/** Gone from the page, and its entry from the history. */
const isGone = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[role="dialog"], dialog[open]') === null &&
      (history.state as { readonly isOverlay?: true } | null)?.isOverlay !== true,
  );

/** Opens the dialog and puts it away by Esc, so many times. */
const openAndClose = async (page: Page, modal: Modal, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await tellStore(page, { type: 'modal/requested', payload: { modal } });
    await isOpen(page);
    await page.keyboard.press('Escape');
    await isGone(page);
  }
};

for (const visitor of ['customer', 'guest'] as const)
  test.describe(() => {
    test.use({ visitor });
    test(`${TIMES} times each dialog of a ${visitor} leaves nothing behind`, async ({ page }) => {
      const modals = MODALS.filter(({ kind }) => (kind === FOR_GUESTS) === (visitor === 'guest'));
      const sockets = countSockets(page);
      await countTimers(page);
      const cdp = await page.context().newCDPSession(page);
      await page.goto('/samara/catalog/zakuski');
      await untilAlive(page);
      const look = (): Promise<Held> => heldBy(page, cdp, sockets);
      const pause = (milliseconds: number): Promise<void> => page.waitForTimeout(milliseconds);
      for (const modal of modals) await openAndClose(page, modal, BEFORE);
      for (const modal of modals) {
        await openAndClose(page, modal, ONCE);
        const before = await heldAtRest(look, pause);
        await openAndClose(page, modal, TIMES);
        await expectSteady(modal.kind, before, look, pause);
      }
    });
  });
