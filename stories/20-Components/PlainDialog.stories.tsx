import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { DialogPresenceContext, usePresence } from '../../src/ui/dialog/dialogPresence.ts';
import { PlainDialog } from '../../src/ui/dialog/PlainDialog.tsx';
import { ON_PHONE } from '../screen.ts';
import { appears } from '../playing.ts';

/** A page with an opener, and the dialog in place of what it opens. */
function Page() {
  const [isWanted, setIsWanted] = useState(false);
  const [isShown, presence, opening] = usePresence(isWanted || null);
  return (
    <div className="sample">
      <Button onClick={() => setIsWanted(true)}>Войти</Button>
      {isShown && (
        <DialogPresenceContext value={presence}>
          <PlainDialog
            key={opening}
            title="Нет соединения с интернетом"
            button="Закрыть"
            onClose={() => setIsWanted(false)}
          >
            <p>Окно откроется само, когда связь появится.</p>
          </PlainDialog>
        </DialogPresenceContext>
      )}
    </div>
  );
}

const meta = preview.meta({
  title: '20 Элементы/Окно браузера',
  id: '20-components-plaindialog',
  tags: ['component:PlainDialog'],
  render: () => <Page />,
});

const shown = () => screen.getByRole('dialog', { name: 'Нет соединения с интернетом' });
const opened = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  await appears(shown);
  return shown();
};

export const Open = meta.story({
  name: 'Открыто, всё под ним недоступно',
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
  },
});

export const OnPhone = meta.story({ ...Open.input, name: 'На телефоне', globals: ON_PHONE });

export const Closed = meta.story({
  name: 'Закрыто, фокус вернулся',
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Войти' })).toHaveFocus());
  },
});

export const Escaped = meta.story({
  name: 'Закрыто клавишей Esc',
  play: async () => {
    const dialog = await opened();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible();
  },
});
