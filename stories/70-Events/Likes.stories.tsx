import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { dish } from '../../tests/demo.ts';
import { customerCame, noLikesYet, shopOpen } from '../given.ts';
import { log, sees, type Playing } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const RAMEN = 'Рамен со свининой';
const likesRamen = async ({ canvas, userEvent }: Playing): Promise<HTMLElement> => {
  const card = within(await canvas.findByRole('article', { name: RAMEN }));
  const heart = card.getByRole('button', { name: `В избранное: ${RAMEN}` });
  await userEvent.click(heart);
  return heart;
};

const meta = preview.meta({
  title: '70 События/Лайки',
  id: '70-events-likes',
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/catalog/supy',
    given: [shopOpen(), customerCame(), noLikesYet],
  },
  render: () => <Shop />,
});

export const Saved = meta.story({
  name: 'Лайк виден сразу и сохраняется',
  play: async (context) => {
    const heart = await likesRamen(context);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await log.holds('catalog/likeTapped', 'catalog/likeWished', 'catalog/likeDue', 'catalog/likeSaved');
  },
});

export const Failed = meta.story({
  name: 'Лайк не сохранился и взят назад',
  parameters: { http: { 'like.create': { status: 500 } } },
  play: async (context) => {
    const heart = await likesRamen(context);
    await log.holds('catalog/likeDue', 'catalog/likeFailed', 'view/noticeRaised');
    await sees('Ошибка сервера. Попробуйте позже');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
});

export const Known = meta.story({
  name: 'Лайки покупателя пришли с сервера',
  parameters: {
    given: [shopOpen(), customerCame(), draft('catalog/likesLoaded', { productIds: [dish(RAMEN).id] })],
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: `В избранное: ${RAMEN}` });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Unknown = meta.story({
  name: 'Лайки не пришли: сердечки пусты',
  parameters: { given: [shopOpen(), customerCame(), draft('catalog/likesFailed')] },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: `В избранное: ${RAMEN}` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
});
