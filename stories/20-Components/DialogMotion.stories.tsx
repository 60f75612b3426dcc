import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { DialogPresenceContext, usePresence } from '../../src/ui/dialog/dialogPresence.ts';
import { Snackbar, SnackbarRegion } from '../../src/ui/primitives/Snackbar.tsx';
import { TextField } from '../../src/ui/fields/TextField.tsx';
import { ON_PHONE } from '../screen.ts';
import { appears } from '../playing.ts';

/** What a dialog knows of itself. */
function Without() {
  const [text, setText] = useState('');
  return <TextField label="Без чего" value={text} onChange={setText} />;
}

/** A page with an opener, and the dialog on it, which leaves with a motion. */
function Page() {
  const [isWanted, setIsWanted] = useState(false);
  const [isShown, presence, opening] = usePresence(isWanted || null);
  return (
    <div className="sample">
      <Button onClick={() => setIsWanted(true)}>Изменить адрес</Button>
      {isShown && (
        <DialogPresenceContext value={presence}>
          <Dialog
            key={opening}
            title="Фильтры"
            isDismissable
            hasCloseButton
            onClose={() => setIsWanted(false)}
          >
            <Without />
          </Dialog>
        </DialogPresenceContext>
      )}
      <SnackbarRegion>
        <Snackbar>Адрес сохранён</Snackbar>
      </SnackbarRegion>
    </div>
  );
}

const meta = preview.meta({
  title: '20 Элементы/Окно в движении',
  id: '20-components-dialogmotion',
  tags: ['component:Dialog'],
  render: () => <Page />,
});

/** A finger on the handle: down, along, and away. */
async function pull(by: number): Promise<void> {
  const handle = document.querySelector('[data-handle]');
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
    await waitFor(() => expect(screen.getByText('Адрес сохранён')).toBeVisible());
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
    await appears(() => screen.getByRole('dialog', { name: 'Фильтры' }));
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
    const overlay = screen.getByRole('dialog').closest('[data-overlay]');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(overlay).not.toBeInTheDocument());
  },
});

export const BackAtOnce = meta.story({
  name: 'Открытое снова, пока закрывалось, начинает сначала',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Изменить адрес' });
    await userEvent.click(opener);
    await userEvent.type(screen.getByRole('textbox', { name: 'Без чего' }), 'лук');
    const overlay = screen.getByRole('dialog').closest('[data-overlay]');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(opener);
    await expect(overlay).not.toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Без чего' })).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
