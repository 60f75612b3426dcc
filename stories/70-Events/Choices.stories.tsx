import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { lonLat } from '../../src/domain/geometry.ts';
import { secret } from '../../src/kernel/event.ts';
import { draft } from '../../src/slices/draft.ts';
import { customerCame, dialogAsked, filtersChosen, shopOpen } from '../given.ts';
import { appears, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '70 События/Фильтры, адрес, время',
  id: '70-events-choices',
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog' },
  render: () => <Shop />,
});

export const FiltersCleared = meta.story({
  name: 'Фильтры сброшены: меню снова целиком',
  parameters: { given: [shopOpen(), filtersChosen(2), draft('catalog/filtersCleared')] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10);
  },
});

export const PlaceUnnamed = meta.story({
  name: 'Точку на карте не удалось назвать',
  parameters: {
    route: '/samara/cart',
    given: [
      shopOpen(),
      customerCame(),
      dialogAsked({ kind: 'address' }),
      draft('address/pointChosen', { point: secret(lonLat(50.1, 53.19)) }),
      draft('address/placeUnnamed', { message: 'Не удалось определить адрес. Введите его сами' }),
    ],
  },
  play: () => sees('Не удалось определить адрес. Введите его сами'),
});
