import type { Page } from '@playwright/test';
import { expect } from '../shop.ts';
import { signIn } from '../steps.ts';
import { isStructuralTurn, MARK, type Turn } from './words.ts';

/** What everybody sees of what the chain has written. */
export const OF_GUESTS = [
  '',
  'catalog',
  'catalog/rolly-klassicheskie/filadelfiya-klassik',
  'restaurant',
  'about',
] as const;
export const OF_THE_SEASON = ['advent', 'happy-hours', 'new-year-promo'] as const;
export const OF_CUSTOMERS = [
  'personal/promotions',
  'personal/promotions/promo-2',
  'cart',
  'checkout',
] as const;
export const MORE_OF_CUSTOMERS = [
  'catalog/search?q=лосось',
  'vacancies',
  'personal',
  'personal/address',
  'personal/favorite',
  'personal/history',
  'complete',
] as const;

/** The customer whom the demo knows: an address, an order, bonuses. */
const KNOWN_PHONE = '9270000001';
export const WRITTEN = new RegExp(MARK.source);

export const close = async (page: Page): Promise<void> => {
  // Greetings and questions lie over the page, one after the other.
  const dialogs = page.getByRole('dialog');
  await expect(async () => {
    if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
    expect(await dialogs.count()).toBe(0);
  }).toPass();
  // Where the browser still takes back the entry of a closed dialog, it begins no other way.
  await page.waitForFunction(
    () => (history.state as { readonly isOverlay?: true } | null)?.isOverlay !== true,
  );
};

export const enter = async (page: Page, turn: Turn = 'all'): Promise<void> => {
  await page.goto('/samara/');
  await expect(page.getByRole('dialog', { name: 'Выберите свой город' })).toContainText(WRITTEN);
  await page.keyboard.press('Escape');
  // A flag that has become a word is down: then nobody is told anything.
  if (isStructuralTurn(turn)) await page.waitForLoadState('networkidle');
  else await expect(page.getByRole('dialog', { name: 'Информация' })).toContainText(WRITTEN);
  await close(page);
};

export const logIn = async (page: Page): Promise<void> => {
  await close(page);
  await page.getByRole('button', { name: 'Войти' }).first().click();
  await signIn(page, KNOWN_PHONE);
  // The entry of the dialog is off: its way back would break off the page that is asked for now.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('isOverlay');
};
