import type { Locator, Page } from '@playwright/test';
import { messageText } from '../../errorCatalogue.ts';
import { jsonAnswer } from '../answers.ts';
import { except, LOGGED_OUT, meets, pressing, WELL } from '../outcome.ts';
import type { Row } from '../row.ts';
import { SCENES } from './scenes.ts';

const FAILED = 'Ошибка сервера. Попробуйте позже';
const SAVE_FAILED = 'Не удалось сохранить. Попробуйте ещё раз';
const ADDRESS_FAILED = 'Не удалось сохранить адрес. Попробуйте ещё раз';
/** Of the customer whom the demo knows. */
const KNOWN_PHONE = '9270000001';

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const press = (place: Page | Locator, name: string | RegExp): Promise<void> =>
  place.getByRole('button', { name }).first().click();

let issued = 0;
/** A phone that nobody has, in whatever worker. */
const newPhone = (): string => {
  issued += 1;
  return `9${String(Date.now() % 10_000_000).padStart(7, '0')}${String(issued % 100).padStart(2, '0')}`;
};

const fillLogin = async (page: Page, phone: string): Promise<void> => {
  await press(page.getByRole('banner'), 'Войти');
  const login = dialog(page, 'Вход');
  await login.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone);
  await login.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  // Whoever logs in without push messages is sent none: other visits of the known customer wait for them.
  for (const name of ['Согласие на обработку персональных данных', 'Получать push-уведомления'])
    await login.getByRole('checkbox', { name }).check();
};
const loggedIn = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' });

const fillAddress = async (page: Page): Promise<void> => {
  await press(page, 'Добавить адрес');
  const form = dialog(page, 'Адрес доставки');
  await form.getByRole('combobox', { name: 'Улица' }).pressSequentially('Ленин');
  await page.getByRole('option', { name: 'Ленинская', exact: true }).click();
  await form.getByRole('combobox', { name: 'Дом' }).pressSequentially('11');
  await page.getByRole('option', { name: '119', exact: true }).click();
};
const NEW_ADDRESS = {
  id: 'address-new',
  city: 'Самара',
  street: 'Ленинская',
  home: '119',
  zoneId: 'samara-centre',
};

const login = pressing({ words: messageText('loginFailed'), isGuest: true });
const deletion = pressing({ words: FAILED, isDone: true, isGone: true });

export const accountRows: readonly Row[] = [
  {
    operation: 'user.find',
    scene: SCENES.login,
    prepare: (page) => fillLogin(page, KNOWN_PHONE),
    act: ({ page, answer }) => {
      answer('user.create', () => jsonAnswer({ id: 'user-created', phone: `+7${KNOWN_PHONE}` }, 201));
      return press(dialog(page, 'Вход'), 'Войти');
    },
    well: ({ page }) => loggedIn(page),
    leaf: [['id'], true],
    outcome: except(login, ({ status }) => (status === 404 ? meets([], 'well', 'created') : undefined)),
  },
  {
    operation: 'user.create',
    scene: { ...SCENES.login, name: 'first login' },
    prepare: (page) => fillLogin(page, newPhone()),
    act: ({ page }) => press(dialog(page, 'Вход'), 'Войти'),
    well: ({ page }) => loggedIn(page),
    leaf: [['id'], true],
    outcome: login,
  },
  {
    operation: 'user.change',
    scene: SCENES.cabinet,
    prepare: async (page) => {
      await press(page, 'Редактировать');
      await dialog(page, 'Редактирование информации')
        .getByRole('textbox', { name: 'Имя' })
        .fill(`Анна ${newPhone()}`);
    },
    act: ({ page }) => press(dialog(page, 'Редактирование информации'), 'Сохранить'),
    well: ({ page }) => page.getByText('Изменения сохранены'),
    leaf: [['id'], true],
    outcome: pressing({ words: SAVE_FAILED }),
  },
  {
    operation: 'user.remove',
    scene: SCENES.cabinet,
    answers: () => jsonAnswer({}),
    prepare: (page) => press(page, 'Удалить аккаунт'),
    act: ({ page }) => press(dialog(page, 'Удалить аккаунт?'), 'Удалить'),
    again: async ({ page }) => {
      await press(page, 'Удалить аккаунт');
      await press(dialog(page, 'Удалить аккаунт?'), 'Удалить');
    },
    well: ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Войти' }),
    leaf: [[], 42],
    takesCart: true,
    outcome: deletion,
  },
  {
    operation: 'address.create',
    scene: SCENES.addresses,
    answers: () => jsonAnswer(NEW_ADDRESS, 201),
    prepare: fillAddress,
    act: ({ page }) => press(dialog(page, 'Адрес доставки'), 'Сохранить адрес'),
    well: ({ page }) => page.getByRole('main').getByRole('radio', { name: /Ленинская, 119/ }),
    leaf: [['id'], true],
    outcome: pressing({ words: ADDRESS_FAILED, mayWait: true }),
  },
  {
    operation: 'address.remove',
    scene: SCENES.addresses,
    answers: () => jsonAnswer({}),
    act: ({ page }) => press(page.getByRole('main'), /^Удалить адрес: /),
    well: ({ page }) => page.getByRole('heading', { name: 'Адресов пока нет' }),
    leaf: [[], 42],
    outcome: (fault) => {
      if (fault.status === 401) return LOGGED_OUT;
      if (fault.kind === 'big') return WELL;
      const isGone = fault.status === 404 || fault.status === 200;
      return isGone ? meets([], 'well', 'gone') : meets([], 'press', 'logged');
    },
  },
];
