import type { Locator, Page } from '@playwright/test';
import { messageText } from '../../errorCatalogue.ts';
import { INFO_PAGES } from '../../../src/domain/infoPages.ts';
import { jsonAnswer, type Answer } from '../answers.ts';
import { except, meets, reading, WELL } from '../outcome.ts';
import type { Row } from '../row.ts';
import type { Visit } from '../visit.ts';
import { SCENES } from './scenes.ts';

const NEW_DISH = 'Сахарный журавлик';
const NEW_PHONE = '+78469999999';

type Fields = Readonly<Record<string, unknown>>;
const demoAnswer = async ({ page }: Visit, path: string): Promise<Fields> => {
  const response = await page.request.get(`/api/v1${path}`, { headers: { 'x-city': 'samara' } });
  return (await response.json()) as Fields;
};

/** The menu with one dish more, the last of the desserts. */
async function newMenu(visit: Visit): Promise<Answer> {
  const menu = (await demoAnswer(visit, '/catalog')) as {
    readonly groups: readonly { readonly id: string; readonly slug: string }[];
    readonly products: readonly Fields[];
  };
  const parentGroup = menu.groups.find(({ slug }) => slug === 'deserty')?.id;
  const model = menu.products.find((product) => product['parentGroup'] === parentGroup);
  const dish = { ...model, id: 'new-dish', code: 'new-dish', slug: 'new-dish', name: NEW_DISH };
  return jsonAnswer({ ...menu, products: [...menu.products, dish] });
}

const newSettings = async (visit: Visit): Promise<Answer> =>
  jsonAnswer({ ...(await demoAnswer(visit, '/setting')), PHONES: { deliveryService: NEW_PHONE } });

/** Leaves the page by a link, and comes back. */
const comeBack = async ({ page }: Visit): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Рестораны' }).click();
  await page
    .getByRole('button', { name: /^Забронировать стол/ })
    .first()
    .waitFor();
  await page.goBack();
};

const addressForm = (page: Page): Locator => page.getByRole('dialog', { name: 'Адрес доставки' });
const openForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Получение:/ }).click();
  await page.getByRole('button', { name: 'Доставить' }).click();
  await addressForm(page).waitFor();
};
/** Suggestions come as something is typed; a page that was loaded anew has no form. */
const typeStreet = async (page: Page): Promise<void> => {
  if (!(await addressForm(page).isVisible())) await openForm(page);
  const street = addressForm(page).getByRole('combobox', { name: 'Улица' });
  await street.fill('');
  await street.pressSequentially('Ленин');
};

const withPolls = reading({
  isQuiet: true,
  isGuest: true,
  later: ['poll', 'withPolls'],
  passing: ['poll', 'withPolls'],
});

export const menuRows: readonly Row[] = [
  {
    operation: 'catalog.all',
    scene: SCENES.changed,
    answers: newMenu,
    well: ({ page }) => page.getByRole('article', { name: NEW_DISH }).first(),
    leaf: [['products', 0, 'name'], 42],
    outcome: withPolls,
  },
  {
    operation: 'setting.all',
    scene: SCENES.changed,
    answers: newSettings,
    well: ({ page }) => page.locator(`a[href="tel:${NEW_PHONE}"]`).filter({ visible: true }).first(),
    leaf: [['TEXT_SITE_INFORMATION'], 42],
    outcome: withPolls,
  },
  {
    operation: 'city.list',
    scene: SCENES.cityless,
    well: ({ page }) => page.getByRole('dialog', { name: 'Выберите свой город' }),
    leaf: [[0, 'name'], 42],
    outcome: reading({ isGuest: true }),
  },
  {
    operation: 'city.directory',
    scene: SCENES.address,
    prepare: openForm,
    look: typeStreet,
    well: ({ page }) => page.getByRole('option', { name: 'Ленинская', exact: true }),
    leaf: [['streets', 3, 'name'], 42],
    outcome: except(reading({ isQuiet: true, isGuest: true }), ({ name }) =>
      name === '200 empty' ? meets([], 'visit', 'noStreets') : undefined,
    ),
  },
  {
    operation: 'city.zoneDelivery',
    scene: SCENES.delivery,
    well: ({ page }) =>
      page
        .getByRole('region', { name: /^Зоны доставки/ })
        .getByRole('listitem')
        .filter({ hasText: /\d\s*₽/ })
        .first(),
    again: comeBack,
    leaf: [['deliveryId'], 42],
    outcome: reading({ isGuest: true, later: ['look', 'zone'], passing: ['look', 'zone'] }),
  },
  {
    operation: 'page.find',
    scene: SCENES.delivery,
    answers: () => jsonAnswer({ title: 'Как мы возим', html: '<p>Возим на журавлях.</p>' }),
    well: ({ page }) => page.getByText('Возим на журавлях.'),
    again: comeBack,
    leaf: [['html'], 42],
    outcome: except(
      reading({
        isGuest: true,
        words: INFO_PAGES.delivery.text,
        later: ['look', 'ownText'],
        passing: ['look', 'ownText'],
      }),
      ({ kind }) => (kind === 'leaf' ? meets(INFO_PAGES.delivery.text, 'look', 'ownText') : undefined),
    ),
  },
  {
    operation: 'setting.checkoutDeliveryText',
    scene: SCENES.checkout,
    answers: () => jsonAnswer({ delivery: { title: 'Везём' }, self: { title: 'От плиты до двери' } }),
    well: ({ page }) => page.getByText('От плиты до двери'),
    leaf: [['delivery', 'title'], 42],
    outcome: except(
      reading({
        words: messageText('selfTitle'),
        later: ['visit', 'deliveryText'],
        passing: ['visit', 'deliveryText'],
      }),
      ({ kind }) => (kind === 'big' ? WELL : undefined),
    ),
  },
];
