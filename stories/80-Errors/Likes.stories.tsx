import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { likeExamples } from '../../contracts/examples/like.ts';
import { asAgreed } from '../../mocks/backend/asAgreed.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { customerCame, noLikesYet, shopOpen } from '../given.ts';
import { appears, presses, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const HEART = 'В избранное: Рамен со свининой';

const meta = preview.meta({
  title: '80 Ошибки/Избранное',
  id: '80-errors-likes',
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/catalog/supy',
    given: [shopOpen(), customerCame(), noLikesYet],
  },
  render: () => <Shop />,
});

export const LikedTwice = meta.story({
  name: 'Лайк уже стоит',
  tags: ['message:likedTwice'],
  parameters: { http: asAgreed(likeExamples.creationTwice) },
  play: async (context) => {
    const heart = await presses(context, HEART);
    await sees(messageText('likedTwice'));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
});

export const UnlikeFailed = meta.story({
  name: 'Лайк не снялся',
  tags: ['message:unlikeFailed'],
  parameters: { http: { 'like.remove': { status: 500 } } },
  play: async (context) => {
    const heart = await presses(context, HEART);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await context.userEvent.click(heart);
    await sees(messageText('unlikeFailed'));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await appears(() => context.canvas.getByText('В избранном: Рамен со свининой'));
  },
});
