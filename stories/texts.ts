import { expect, screen, waitFor, within } from 'storybook/test';
import { pageExamples } from '../contracts/examples/page.ts';
import { asAgreed } from '../mocks/backend/asAgreed.ts';
import { pageOf } from '../mocks/chain/pages.ts';
import { draft } from '../src/slices/draft.ts';
import { shopOpen } from './given.ts';
import { INFO_PAGES, type InfoSlug } from '../src/domain/infoPages.ts';
import { keepsPlaces, type Playing, sees } from './playing.ts';

/** How an informational page is opened: inside of the shop, or by the native app. */
type Tail = '' | '/app-1';

const routeOf = (slug: InfoSlug, tail: Tail): string => `/samara/${slug}${tail}`;

const seesTitle = async (title: string): Promise<void> => {
  await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** The text of the chain has come: its title and its words, and ours are gone. */
export const textLoaded = (slug: InfoSlug, tail: Tail = '') => ({
  parameters: { route: routeOf(slug, tail) },
  play: async () => {
    await waitFor(() => expect(document.querySelector('main [data-prose]')).toBeVisible());
    await seesTitle(pageOf(slug)?.title ?? '');
    await expect(screen.queryByText(/^Подробности — по телефону/)).toBeNull();
  },
});

/** The text was asked for and is still on its way. */
export const textWaiting = (slug: InfoSlug, tail: Tail = '') => ({
  parameters: { route: routeOf(slug, tail), given: [shopOpen(), draft('view/textDue', { slug })] },
  play: keepsPlaces,
});

/** The text cannot be had: our own words and the phone stand in its place. */
export const textFailed = (slug: InfoSlug, tail: Tail = '') => ({
  parameters: { route: routeOf(slug, tail), http: asAgreed(pageExamples.unknown) },
  play: async (_context: Playing) => {
    await sees(INFO_PAGES[slug].text);
    await sees(/^Подробности — по телефону/);
    await seesTitle(INFO_PAGES[slug].title);
  },
});

const PARAGRAPH =
  'Мы отвечаем за то, чтобы каждое блюдо доехало горячим и целым, а сведения о вас знали только те, кому они нужны для заказа.';
const LONG_WORD = 'рентгеноэлектрокардиографического';
const part = (number: number): string =>
  `<h2>${number}. Права и обязанности сторон при ${LONG_WORD} обследовании</h2>` +
  `<p>${PARAGRAPH} ${PARAGRAPH}</p><ul><li>${PARAGRAPH}</li><li><a href="/oferta">Публичная оферта</a></li></ul>`;

/** A text of many parts, with a heading that breaks and a word that hardly does. */
export const longText = (slug: InfoSlug, tail: Tail = '') => ({
  parameters: {
    route: routeOf(slug, tail),
    http: {
      'page.find': {
        status: 200,
        body: {
          title: 'Правила, которые действуют в ресторанах, в доставке и на сайте',
          html: Array.from({ length: 12 }, (_, index) => part(index + 1)).join(''),
        },
      },
    },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(12),
    );
  },
});

const ZONES = [
  ['Центр', 'от 800 ₽', '0 ₽', '45 минут, по выходным до часа'],
  ['Безымянка и Куйбышевский район', 'от 1 200 ₽', '149 ₽', 'час'],
  ['Волгарь', 'от 2 000 ₽', '249 ₽', 'полтора часа'],
];
const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const TABLE_AND_LINKS = `<p>Привезём по адресу. Вопросы: <a href="tel:+78463000000">+7 846 300-00-00</a>
  или <a href="mailto:hello@example.com">hello@example.com</a>, условия: <a href="oferta">оферта</a>.</p>
  <table border="1" style="width: 900px"><caption>Сколько стоит доставка</caption>
  <thead><tr><th>Район</th><th>Заказ</th><th>Доставка</th><th>Время</th></tr></thead>
  <tbody>${ZONES.map(row).join('')}<tr><td colspan="3">В другие районы</td><td>самовывоз</td></tr></tbody></table>
  <p>Всё это не касается праздников.</p>`;

/** A text with a table that is wider than a phone, and links of every kind. */
export const textWithTable = (slug: InfoSlug) => ({
  parameters: {
    route: routeOf(slug, ''),
    http: { 'page.find': { status: 200, body: { title: INFO_PAGES[slug].title, html: TABLE_AND_LINKS } } },
  },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Сколько стоит доставка' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await expect(leads('+7 846 300-00-00')).toBe('tel:+78463000000');
    await expect(leads('hello@example.com')).toBe('mailto:hello@example.com');
    await expect(leads('оферта')).toBe('/samara/oferta');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
