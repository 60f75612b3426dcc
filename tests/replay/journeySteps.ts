import { expect, type Locator, type Page } from '@playwright/test';
import type { Consents } from '../../src/domain/customer.ts';
import { keyOf } from '../../src/app/tabs/savedText.ts';
import { journalOf } from '../e2e/visitJournal.ts';

const begins = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** What the browser has kept of visits before, from the first page on. */
export const remember = (
  page: Page,
  storeVersion: string,
  slices: Readonly<Record<'cart' | 'user', object | null>>,
): Promise<unknown> =>
  page.addInitScript(
    (entries) => {
      for (const [key, text] of entries)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    (['cart', 'user'] as const).flatMap((slice) =>
      slices[slice]
        ? [
            [
              keyOf(storeVersion, slice),
              JSON.stringify({ rev: 1, tab: 'report', known: { report: 1 }, state: slices[slice] }),
            ] as const,
          ]
        : [],
    ),
  );

/** The ids of the events that the page in sight remembers, with their types. */
export async function eventsIn(page: Page): Promise<ReadonlyMap<string, string>> {
  const { events = [] } = JSON.parse((await journalOf(page)) ?? '{}') as {
    readonly events?: readonly { readonly id: string; readonly type: string }[];
  };
  return new Map(events.map(({ id, type }) => [id, type]));
}

/** Waits until an event of each of these types has come that was not there before. */
export async function came(
  page: Page,
  before: ReadonlyMap<string, string>,
  types: readonly string[],
): Promise<void> {
  await expect
    .poll(async () => {
      const since = [...(await eventsIn(page))].filter(([id]) => !before.has(id));
      return types.filter((wanted) => !since.some(([, type]) => type === wanted));
    })
    .toEqual([]);
}

/** Checks a radio or a box. Its face lies over it, and the foot of a dialog may lie over both. */
export async function tickBox(box: Locator): Promise<void> {
  await box.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await box.check({ force: true });
}

/** Answers the questions of a dish and confirms; `more`: presses of «Увеличить количество», of the other one below 0. */
export async function choose(
  scope: Locator,
  options: readonly (readonly [group: string, option: string])[],
  more: number,
): Promise<void> {
  for (const [group, option] of options) {
    const box = scope
      .getByRole('radiogroup', { name: begins(group) })
      .or(scope.getByRole('group', { name: begins(group) }));
    await tickBox(
      box
        .getByRole('radio', { name: begins(option) })
        .or(box.getByRole('checkbox', { name: begins(option) }))
        .first(),
    );
  }
  const name = more > 0 ? 'Увеличить количество' : 'Уменьшить количество';
  for (let left = Math.abs(more); left > 0; left -= 1) await scope.getByRole('button', { name }).click();
  await scope.getByRole('button', { name: /^(Добавить|Сохранить) за/ }).click();
}

/** The time in that place among those of the day that is shown, from 0; the last where there are fewer. */
export async function chooseTime(page: Page, place: number): Promise<void> {
  const times = page
    .getByRole('dialog', { name: 'Время заказа' })
    .getByRole('button', { name: /^\d\d:\d\d$/ });
  await times.first().waitFor();
  await times.nth(Math.min(place, (await times.count()) - 1)).click();
}

const CONSENTS = {
  pushNotifications: 'Получать push-уведомления',
  advertising: 'Получать рекламную информацию',
} as const;

export async function fillProfile(page: Page, name: string, consents: Consents): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Редактирование информации' });
  await form.getByRole('textbox', { name: 'Имя' }).fill(name);
  for (const [consent, label] of Object.entries(CONSENTS))
    await form
      .getByRole('checkbox', { name: label })
      .setChecked(consents[consent as keyof typeof CONSENTS], { force: true });
  await form.getByRole('button', { name: 'Сохранить' }).click();
}

/** A table for the day that the dialog offers. */
export async function bookTable(
  page: Page,
  table: { readonly name: string; readonly time: string; readonly guests: number; readonly comment: string },
): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Бронирование стола' });
  await form.getByRole('textbox', { name: 'Имя' }).fill(table.name);
  await form.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9270000001');
  const tomorrow = await page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('sv'));
  await form.getByLabel('Дата').fill(tomorrow);
  await form.getByRole('combobox', { name: 'Время' }).selectOption(table.time);
  await form.getByRole('spinbutton', { name: 'Гостей' }).fill(String(table.guests));
  await form.getByRole('textbox', { name: 'Комментарий' }).fill(table.comment);
  await form.getByRole('button', { name: 'Забронировать' }).click();
}

export async function apply(
  page: Page,
  application: {
    readonly name: string;
    readonly city: string;
    readonly position: string;
    readonly about: string;
  },
): Promise<void> {
  const form = page.getByRole('form', { name: 'Отклик на вакансию' });
  await form.getByRole('textbox', { name: 'Имя' }).fill(application.name);
  await form.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9270000001');
  await form.getByRole('combobox', { name: 'Город' }).selectOption(application.city);
  await form.getByRole('textbox', { name: 'Должность' }).fill(application.position);
  await form.getByRole('textbox', { name: 'О себе' }).fill(application.about);
  await form.getByRole('button', { name: 'Отправить' }).click();
}

/** Writes an address and saves it; the list of suggestions covers the rest until a field is left. */
export async function writeAddress(page: Page, street: string, home: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Адрес доставки' });
  await form.getByRole('combobox', { name: 'Улица' }).pressSequentially(street);
  await page.keyboard.press('Tab');
  await form.getByRole('combobox', { name: 'Дом' }).pressSequentially(home);
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Сохранить адрес' }).click();
}
