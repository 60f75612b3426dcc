import type { Locator, Page } from '@playwright/test';
import { jsonAnswer } from '../answers.ts';
import type { Fault } from '../faults.ts';
import { LOGGED_OUT, meets, pressing, WELL, type Outcome } from '../outcome.ts';
import type { Row } from '../row.ts';
import { SCENES } from './scenes.ts';

const PHONE = '9270000002';
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Бронирование стола' });
const form = (page: Page): Locator => page.getByRole('form', { name: 'Отклик на вакансию' });

const fillContact = async (place: Locator): Promise<void> => {
  await place.getByRole('textbox', { name: 'Имя' }).fill('Вера');
  await place.getByRole('textbox', { name: 'Телефон' }).pressSequentially(PHONE);
};

const fillTable = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Забронировать стол: / })
    .first()
    .click();
  await fillContact(dialog(page));
  const tomorrow = await page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('sv'));
  await dialog(page).getByLabel('Дата').fill(tomorrow);
  await dialog(page).getByRole('combobox', { name: 'Время' }).selectOption('19:30');
};

const fillApplication = async (page: Page): Promise<void> => {
  await fillContact(form(page));
  await form(page).getByRole('textbox', { name: 'Должность' }).fill('Повар');
};

/** Nothing of an answer is read, and nobody is told of a failure. */
const registering = ({ status, kind }: Fault): Outcome => {
  if (status === 401) return LOGGED_OUT;
  if (kind === 'big') return WELL;
  return status === 200 ? meets([], 'well', 'success') : meets([], 'visit', 'pushLater');
};

/** What the app around the site says as its page is ready. */
const sayToken = ({ page }: { readonly page: Page }): Promise<void> =>
  page.evaluate(() => window.postMessage('{"type":"fcm-token","token":"app-token"}', location.origin));

export const formRows: readonly Row[] = [
  {
    operation: 'reservation.create',
    scene: SCENES.table,
    answers: () => jsonAnswer({ id: 'table-1' }, 201),
    prepare: fillTable,
    act: ({ page }) => dialog(page).getByRole('button', { name: 'Забронировать' }).click(),
    well: ({ page }) => page.getByText('Стол забронирован').first(),
    leaf: [['id'], true],
    outcome: pressing({
      words: 'Не удалось забронировать. Попробуйте ещё раз или позвоните нам',
      isDone: true,
      mayWait: true,
      isGuest: true,
    }),
  },
  {
    operation: 'vacancy.create',
    scene: SCENES.vacancy,
    answers: () => jsonAnswer({ id: 'vacancy-1' }, 201),
    prepare: fillApplication,
    act: ({ page }) => form(page).getByRole('button', { name: 'Отправить' }).click(),
    well: ({ page }) => page.getByText('Отклик отправлен').first(),
    leaf: [['id'], true],
    outcome: pressing({
      words: 'Не удалось отправить отклик. Попробуйте ещё раз',
      isDone: true,
      isGuest: true,
    }),
  },
  {
    operation: 'notification.registerWebDevice',
    scene: SCENES.push,
    isSlow: true,
    answers: () => jsonAnswer({}),
    well:
      ({ calls }) =>
      () =>
        calls('notification.registerWebDevice') > 0,
    leaf: [[], 42],
    outcome: registering,
  },
  {
    operation: 'notification.registerDevice',
    scene: SCENES.app,
    answers: () => jsonAnswer({}),
    act: sayToken,
    again: sayToken,
    well:
      ({ calls }) =>
      () =>
        calls('notification.registerDevice') > 0,
    leaf: [[], 42],
    outcome: registering,
  },
];
