import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { likeExamples } from '../../contracts/examples/like.ts';
import { asAgreed } from '../../mocks/backend/asAgreed.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { customerCame, shopOpen } from '../past.ts';
import { PATIENCE, type Playing, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const likes = async ({ canvas, userEvent }: Playing): Promise<HTMLElement> => {
  const heart = await canvas.findByRole('button', { name: 'В избранное: Рамен со свининой' }, PATIENCE);
  await userEvent.click(heart);
  return heart;
};

const meta = preview.meta({
  title: '80 Ошибки/Избранное',
  id: '80-errors-likes',
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/supy', given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

export const LikedTwice = meta.story({
  name: 'Лайк уже стоит',
  tags: ['message:likedTwice'],
  parameters: { http: asAgreed(likeExamples.creationTwice) },
  play: async (context) => {
    const heart = await likes(context);
    await sees(messageText('likedTwice'));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
});

export const UnlikeFailed = meta.story({
  name: 'Лайк не снялся',
  tags: ['message:unlikeFailed'],
  parameters: { http: { 'like.remove': { status: 500 } } },
  play: async (context) => {
    const heart = await likes(context);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await context.userEvent.click(heart);
    await sees(messageText('unlikeFailed'));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
});
