import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { demoOrder } from '../../tests/demo.ts';
import { orderActive, type Step } from '../../tests/given.ts';
import { customerCame, pickupChosen, shopOpen } from '../given.ts';
import { WHOLE_SHOP } from '../screen.ts';

const estimatedAt = new Date(2026, 2, 10, 12, 30).toISOString();
const pickupIs = (status: string): readonly Step[] => [
  shopOpen(),
  customerCame(),
  pickupChosen,
  orderActive({ method: 'self', status, estimatedAt }),
];

const meta = preview.meta({
  title: '50 Экраны/Заказ оформлен, самовывоз',
  id: '50-screens-completepickup',
  tags: ['screen:complete'],
  parameters: { ...WHOLE_SHOP, route: `/samara/complete?order=${demoOrder.id}` },
  render: () => <Shop />,
});

export const Unconfirmed = meta.story({
  name: 'Самовывоз: Unconfirmed',
  tags: ['state:ready'],
  parameters: { given: pickupIs('Unconfirmed') },
});
export const WaitCooking = meta.story({
  name: 'Самовывоз: WaitCooking',
  parameters: { given: pickupIs('WaitCooking') },
});
export const ReadyForCooking = meta.story({
  name: 'Самовывоз: ReadyForCooking',
  parameters: { given: pickupIs('ReadyForCooking') },
});
export const CookingStarted = meta.story({
  name: 'Самовывоз: CookingStarted',
  parameters: { given: pickupIs('CookingStarted') },
});
export const CookingCompleted = meta.story({
  name: 'Самовывоз: CookingCompleted',
  parameters: { given: pickupIs('CookingCompleted') },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('region', { name: 'Ваш заказ' }));
    const present = order
      .getAllByRole('listitem')
      .find((step) => step.getAttribute('aria-current') === 'step');
    await expect(present).toHaveTextContent('Готов к выдаче');
  },
});
export const Waiting = meta.story({ name: 'Самовывоз: Waiting', parameters: { given: pickupIs('Waiting') } });
export const Closed = meta.story({ name: 'Самовывоз: Closed', parameters: { given: pickupIs('Closed') } });
export const Cancelled = meta.story({
  name: 'Самовывоз: Cancelled',
  tags: ['state:error'],
  parameters: { given: pickupIs('Cancelled') },
});
