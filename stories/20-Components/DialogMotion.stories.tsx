import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { Dialog } from '../../src/ui/primitives/Dialog.tsx';
import { Snackbar, SnackbarRegion } from '../../src/ui/primitives/Snackbar.tsx';
import { ON_PHONE } from '../screen.ts';

/** A page with an opener, and the dialog on it. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="sample">
      <Button onClick={() => setIsOpen(true)}>Изменить адрес</Button>
      {isOpen && (
        <Dialog title="Фильтры" isDismissable hasCloseButton onClose={close}>
          Острое, без мяса
        </Dialog>
      )}
      <SnackbarRegion>
        <Snackbar>Адрес сохранён</Snackbar>
      </SnackbarRegion>
    </div>
  );
}

const meta = preview.meta({ render: () => <Page /> });

/** A finger on the handle: down, along, and away. */
async function pull(by: number): Promise<void> {
  const handle = document.querySelector('.sheet__handle');
  if (!(handle instanceof HTMLElement)) throw new Error('No handle');
  handle.setPointerCapture = () => {};
  const at = { pointerId: 1, isPrimary: true, button: 0, clientX: 150 };
  await fireEvent.pointerDown(handle, { ...at, clientY: 10 });
  await fireEvent.pointerMove(handle, { ...at, clientY: 10 + by });
  await fireEvent.pointerUp(handle, { ...at, clientY: 10 + by });
}

export const AtTheFoot = meta.story({
  name: 'Лист стоит у нижнего края, и сообщение его не двигает',
  globals: ON_PHONE,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить адрес' }));
    const sheet = screen.getByRole('dialog', { name: 'Фильтры' });
    await expect(screen.getByText('Адрес сохранён')).toBeVisible();
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  },
});

export const PulledDown = meta.story({
  name: 'Лист закрывается, если потянуть вниз',
  globals: ON_PHONE,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Изменить адрес' });
    await userEvent.click(opener);
    await pull(0);
    await expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
    await pull(600);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const LeavesAtOnce = meta.story({
  name: 'Закрытое окно никого не ждёт',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Изменить адрес' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByText('Острое, без мяса')).toBeNull();
    const leaving = document.querySelector('body > [aria-hidden="true"][inert]');
    await expect(leaving).toBeInTheDocument();
    await waitFor(() => expect(leaving).not.toBeInTheDocument());
  },
});
