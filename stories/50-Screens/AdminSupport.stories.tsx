import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { foldAt } from '../../.storybook/shop/fold.ts';
import { preload } from '../../src/app/screen/preload.ts';
import { StillShop } from '../../src/app/screen/StillShop.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { personal, type Token } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import type { Moment } from '../../src/ui/admin/screenDoor.ts';
import { NOW } from '../../tests/demo.ts';
import { lineAdded, promoCalculated } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const admin = draft('view/adminTokenEntered', { token: personal<Token>('demo') });

/** A cart that no version of the shop could have saved. */
const brokenCart = () => {
  localStorage.setItem('shop:1:cart', '{"rev":1,"tab":"a","known":{},"state":{"lines":5}}');
  return () => localStorage.removeItem('shop:1:cart');
};

const meta = preview.meta({
  title: '50 Экраны/Поддержка',
  id: '50-screens-admin-support',
  parameters: { ...WHOLE_SHOP, route: '/admin/overview', given: [shopOpen(), admin] },
  render: () => <Shop />,
});

export const Help = meta.story({
  name: 'Справка',
  tags: ['screen:admin-help', 'state:ready'],
  parameters: { route: '/admin/help' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'С чего начать' })).toBeVisible();
  },
});

export const HelpOnPhone = meta.story({
  name: 'Справка, телефон',
  tags: ['screen:admin-help', 'state:ready'],
  globals: ON_PHONE,
  parameters: { route: '/admin/help' },
});

export const Unreadable = meta.story({
  name: 'Корзина в браузере не читается',
  tags: ['screen:admin-overview', 'state:error'],
  globals: ON_PHONE,
  beforeEach: brokenCart,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить: Корзина' }));
    await expect(canvas.getByText(/^Из этого браузера уйдёт корзина/)).toBeVisible();
  },
});

export const Reset = meta.story({
  name: 'Корзину сбросили',
  tags: ['screen:admin-overview'],
  globals: ON_PHONE,
  beforeEach: brokenCart,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить: Корзина' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(canvas.queryByText(/^Не читается/)).toBeNull();
    await expect(localStorage.getItem('shop:1:cart')).toBeNull();
  },
});

/** As in the frame: a root of its own, with nothing of the story around it. */
function InFrame({ moment }: { readonly moment: Moment }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const root = createRoot(place.current);
    void preload(moment.path, moment.state).then(() => root.render(<StillShop moment={moment} />));
    return () => void setTimeout(() => root.unmount());
  }, [moment]);
  return <div ref={place} />;
}

const { state } = foldAt(NOW, [
  shopOpen(),
  customerCame(),
  lineAdded('Филадельфия классик'),
  promoCalculated(),
]);
const cart: Moment = { state, path: '/samara/cart', under: null };

export const Screen = meta.story({
  name: 'Экран покупателя, как он стоит в кадре',
  globals: ON_PHONE,
  parameters: { route: '/admin/journal' },
  render: () => <InFrame moment={cart} />,
  play: async ({ canvas, userEvent }) => {
    await appears(() => canvas.getByRole('button', { name: 'Увеличить количество' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Увеличить количество' }));
    await expect(canvas.getByRole('group', { name: /^Количество: / })).toHaveTextContent('1');
  },
});
