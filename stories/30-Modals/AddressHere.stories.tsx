import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { lonLat } from '../../src/domain/geometry.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { customerCame, dialogAsked, shopOpen, streetsKnown } from '../given.ts';
import { appears, dialogNamed, log, type Playing, sees } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const asked = dialogAsked({ kind: 'address' });
const guest = [shopOpen(), streetsKnown, asked];
const customer = [shopOpen(), streetsKnown, customerCame(), asked];
const LENINSKAYA_119 = lonLat(50.104025, 53.1891);
/** Of Самара, and beyond its zones. */
const PARUSNAYA_10 = lonLat(49.86665, 53.495662);
const TOLYATTI = lonLat(49.415938, 53.50105);
const MOSCOW = lonLat(37.6, 55.75);

const field = async (name: string): Promise<HTMLElement> =>
  within(await dialogNamed(MODAL_TITLES.address)).getByRole('combobox', { name });

const asksWhere = async ({ userEvent }: Pick<Playing, 'userEvent'>): Promise<void> => {
  const dialog = within(await dialogNamed(MODAL_TITLES.address));
  // It comes with the map.
  await userEvent.click(await dialog.findByRole('button', { name: 'Определить моё место' }));
};

const meta = preview.meta({
  title: '30 Окна/Адрес доставки, моё место',
  id: '30-modals-addresshere',
  parameters: { ...WHOLE_SHOP, route: '/samara/cart', given: guest, position: LENINSKAYA_119 },
  render: () => <Shop />,
});

export const Before = meta.story({
  name: 'До нажатия: зачем спросим',
  play: async () => {
    await sees('Спросим браузер, только чтобы заполнить адрес.');
    await log.lacks('address/hereAsked', 'address/hereFound');
  },
});

export const Found = meta.story({
  name: 'Нашли: улица и дом на месте',
  globals: ON_PHONE,
  play: async ({ userEvent }) => {
    await asksWhere({ userEvent });
    await sees('Доставляем: зона «Центр»');
    await expect(await field('Улица')).toHaveValue('Ленинская');
    await expect(await field('Дом')).toHaveValue('119');
    await sees('Нашли вас. Проверьте дом и допишите квартиру.');
    await log.holds('address/hereAsked', 'address/hereFound', 'address/pointChosen', 'address/placeNamed');
  },
});

export const TakenBack = meta.story({
  name: 'Вернули прежний адрес',
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.address));
    await userEvent.type(await field('Улица'), 'Мира');
    await userEvent.tab();
    await userEvent.type(await field('Дом'), '5');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Квартира' }), '12');
    await asksWhere({ userEvent });
    const back = await dialog.findByRole('button', { name: 'Вернуть прежний адрес' });
    await expect(await field('Улица')).toHaveValue('Ленинская');
    await expect(dialog.getByRole('textbox', { name: 'Квартира' })).toHaveValue('');
    await userEvent.click(back);
    await expect(await field('Улица')).toHaveValue('Мира');
    await expect(await field('Дом')).toHaveValue('5');
    await expect(dialog.getByRole('textbox', { name: 'Квартира' })).toHaveValue('12');
    await sees('Не нашли на карте, уточним по телефону');
  },
});

/** What was typed stays, and the words say what to do. */
const keepsTyped =
  (words: string | RegExp) =>
  async ({ userEvent }: Pick<Playing, 'userEvent'>): Promise<void> => {
    await userEvent.type(await field('Улица'), 'Мира');
    await userEvent.tab();
    await asksWhere({ userEvent });
    await sees(words);
    await expect(await field('Улица')).toHaveValue('Мира');
  };

export const Refused = meta.story({
  name: 'Браузер не разрешил',
  parameters: { position: 'refused' },
  play: keepsTyped(/^Браузер не разрешил узнать место/),
});

export const Late = meta.story({
  name: 'Место не нашлось вовремя',
  parameters: { position: 'late' },
  play: keepsTyped(/^Место не нашлось за десять секунд/),
});

export const Unknown = meta.story({
  name: 'Браузер не знает',
  parameters: { position: 'unknown' },
  play: keepsTyped(/^Браузер не знает, где вы/),
});

export const NoAddress = meta.story({
  name: 'У места нет адреса',
  parameters: { position: MOSCOW },
  play: keepsTyped('Не удалось определить адрес. Введите его сами'),
});

export const OutsideZones = meta.story({
  name: 'Место за границами зон',
  parameters: { position: PARUSNAYA_10 },
  play: async ({ userEvent }) => {
    await asksWhere({ userEvent });
    await sees('Сюда не доставляем');
  },
});

export const OtherCity = meta.story({
  name: 'Место в другом городе: гость меняет город',
  parameters: { position: TOLYATTI },
  play: async ({ userEvent }) => {
    await asksWhere({ userEvent });
    await sees('Это Тольятти, там своё меню и цены');
    await expect(screen.getByRole('button', { name: 'Сменить город' })).toBeVisible();
  },
});

export const SavedInOtherCity = meta.story({
  name: 'Место в другом городе: адрес сохраняют, и город меняется вместе с ним',
  parameters: { given: customer, position: TOLYATTI },
  play: async ({ userEvent }) => {
    await asksWhere({ userEvent });
    await sees('Сохраните адрес, и мы предложим сменить город.');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));
    const question = within(await dialogNamed('Сменить город?'));
    await appears(() => question.getByText(/^Этот адрес в.Тольятти/));
  },
});
