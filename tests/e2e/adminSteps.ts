import type { Locator, Page } from '@playwright/test';
import { untilAlive } from './steps.ts';
import { expect } from './tour/visitor.ts';

/** Through the gate to an area of /admin. */
export async function enterAdmin(page: Page, area: string): Promise<void> {
  await page.goto('/admin');
  await untilAlive(page);
  await page.getByRole('textbox', { name: 'Токен' }).fill('demo-admin');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('link', { name: area }).click();
  await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
}

/** The journals to choose between whose names begin so. */
export const journals = (page: Page, from: string): Locator =>
  page.getByRole('combobox', { name: 'Журнал' }).getByRole('option', { name: new RegExp(`^${from}`) });

export async function chooseJournal(page: Page, from: string): Promise<void> {
  const option = journals(page, from).first();
  await expect(option).toBeAttached();
  const value = (await option.getAttribute('value')) ?? '';
  await page.getByRole('combobox', { name: 'Журнал' }).selectOption(value);
}

/** A report's file, as support gets it. */
export const openJournal = (page: Page, text: string): Promise<void> =>
  page.getByLabel('Файл журнала').setInputFiles({
    name: 'journal.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
