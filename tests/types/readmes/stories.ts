import { lineAdded } from '../../given.ts';
import { customerCame, shopOpen } from '../../../stories/given.ts';
import { shows } from '../../../stories/playing.ts';

export const FullCart = {
  name: 'В корзине одно блюдо',
  parameters: {
    route: '/samara/cart',
    given: [shopOpen(), customerCame(), lineAdded('Зелёный дракон')],
  },
  play: shows('button', 'Очистить корзину'),
};
