import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { http, HttpResponse } from 'msw';
import { messageText } from '../../tests/errorCatalogue.ts';
import { dialogAsked, shopOpen, streetsKnown } from '../given.ts';
import { dialogNamed, sees, tapsCentre } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

/** The maps answer with a page of a proxy. */
const garbled = http.get('*/demo/geocoder', () => HttpResponse.html('<html><body>Bad Gateway</body></html>'));

const meta = preview.meta({
  title: '80 Ошибки/Карты',
  id: '80-errors-maps',
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/cart',
    given: [shopOpen(), streetsKnown, dialogAsked({ kind: 'address' })],
  },
  render: () => <Shop />,
});

export const Unreadable = meta.story({
  name: 'Ответ карт не разобрать',
  tags: ['message:mapsUnreadable'],
  beforeEach: ({ msw }) => {
    msw.use(garbled);
  },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.address));
    await tapsCentre({ userEvent });
    await sees(messageText('mapsUnreadable'));
    await expect(dialog.getByRole('combobox', { name: 'Улица' })).toHaveValue('');
  },
});
