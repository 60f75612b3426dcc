import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { demoCatalog, demoSettings } from '../../tests/demo.ts';
import { restored, settingsLoaded, cityEntered, catalogLoaded } from '../../tests/given.ts';
import { settingsChange } from '../live.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, dialogGone, happens, log, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const knownVisitor = { user: { isAlreadySelectedCity: true } };
/** A page that may still reload itself for code that is gone. */
const freshBuild = () => [
  settingsLoaded(),
  cityEntered(),
  catalogLoaded(),
  restored(knownVisitor, { mayReload: true }),
];
const newStore = draft('view/storeVersionFound', { version: '2' });
const STORE_IS_NEW = { 'versions.store': { status: 200, body: 2 } } as const;

const meta = preview.meta({
  title: '70 События/Новые версии',
  id: '70-events-versions',
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog' },
  render: () => <Shop />,
});

const menuVersion = (version: string) => draft('catalog/versionFound', { version });
const readAgain = draft('catalog/loaded', { answer: demoCatalog, reason: 'version', skipped: 0 });

export const NewMenu = meta.story({
  name: 'У меню новая версия: оно прочитано заново',
  parameters: { given: [shopOpen(), menuVersion('1'), menuVersion('2'), readAgain] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { level: 1 }));
  },
});

export const NewSettings = meta.story({
  name: 'У настроек новая версия',
  parameters: {
    given: [shopOpen(), draft('setting/versionFound', { version: '1' })],
    http: { 'versions.settingsPolled': { status: 200, body: 2 } },
  },
  play: () =>
    log.holds('setting/versionFound', 'setting/reloadDue', 'setting/loaded', 'setting/deliveryTextLoaded'),
});

export const SettingsPushed = meta.story({
  name: 'Об изменении настроек сказало живое соединение',
  parameters: { given: [shopOpen()], ...settingsChange({ PHONES: { deliveryService: '+78461112233' } }) },
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await footer.findByRole('link', { name: /846.*111.?22.?33/ });
    await log.holds('setting/reloadPushed', 'setting/reloadDue', 'setting/loaded');
  },
});

export const TakesOrdersAgain = meta.story({
  name: 'Заказы снова принимаются: окно закрывается само',
  parameters: { given: [shopOpen({ isSiteNotWorking: true })] },
  play: async () => {
    await seesDialog(MODAL_TITLES.notWorking)();
    happens(draft('setting/loaded', { values: demoSettings(), skipped: [] }));
    await dialogGone();
    await log.holds('setting/loaded', 'modal/withdrawn');
  },
});

export const NewStore = meta.story({
  name: 'Новая версия магазина: страница перезагружается',
  parameters: { given: [shopOpen()], http: STORE_IS_NEW },
  play: () =>
    log.holds('view/storeVersionFound', 'view/reloadDue', 'view/reloadReached', 'view/navigationDue'),
});

export const WaitsForForm = meta.story({
  name: 'Перезагрузка ждёт, пока человек заполняет форму',
  parameters: {
    route: '/samara/personal',
    given: [shopOpen(), customerCame(), draft('view/pageEntered', { path: '/samara/personal' }), newStore],
    http: STORE_IS_NEW,
  },
  play: async ({ canvas }) => {
    await log.holds('view/storeVersionFound');
    await log.lacks('view/reloadReached');
    await expect(canvas.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
  },
});

export const LostChunk = meta.story({
  name: 'Код страницы исчез с сервера: перезагрузка приносит новый',
  parameters: { given: [freshBuild] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Корзина пуста' })).toBeNull();
    happens(draft('view/chunkLost', { what: 'page', path: '/samara/cart' }));
    await log.holds('view/chunkLost', 'view/reloadReached', 'view/navigationDue');
    await appears(() => canvas.getByRole('heading', { name: 'Корзина пуста' }));
  },
});
