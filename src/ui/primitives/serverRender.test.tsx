import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fromRoubles } from '../../domain/money.ts';
import { BuyControl } from './BuyControl.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Logo } from './Logo.tsx';
import { Picture } from './Picture.tsx';
import { ProgressFlight } from './ProgressFlight.tsx';
import { Snackbar, SnackbarRegion } from './Snackbar.tsx';

const nothing = () => {};

test('the server renders nothing of a dialog', () => {
  expect(renderToStaticMarkup(<Dialog title="Вход">Телефон</Dialog>)).toBe('');
});

test('messages are in the HTML of the server', () => {
  const html = renderToStaticMarkup(
    <SnackbarRegion>
      <Snackbar>Удалено</Snackbar>
    </SnackbarRegion>,
  );
  expect(html).toContain('Удалено');
});

test('what a page shows first carries no style attribute', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Logo />
      <BuyControl
        name="Рамен"
        price={fromRoubles(430)}
        quantity={1}
        sum={fromRoubles(430)}
        onAdd={nothing}
        onIncrement={nothing}
        onDecrement={nothing}
      />
      <Picture image="/ramen.jpg" preset="w=248&h=248&q=60" place="card" isPriority />
      <ProgressFlight label="До бесплатной доставки" value={1000} goal={2000} text="Ещё 1 000 ₽" />
    </MemoryRouter>,
  );
  expect(html).toContain('width="50%"');
  expect(html).not.toContain('style=');
});
