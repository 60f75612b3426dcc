import { useRef, useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { ChoiceCards } from '../../src/ui/fields/ChoiceCards.tsx';
import { Dialog, type DialogProps } from '../../src/ui/dialog/Dialog.tsx';
import { Picture } from '../../src/ui/primitives/Picture.tsx';
import { QuantityStepper } from '../../src/ui/primitives/QuantityStepper.tsx';
import { Snackbar, SnackbarRegion } from '../../src/ui/primitives/Snackbar.tsx';
import { TextField } from '../../src/ui/fields/TextField.tsx';
import { appears, beside, getsFocus } from '../playing.ts';

const meta = preview.meta({
  title: '20 Элементы/Окно',
  id: '20-components-dialog',
  tags: ['component:Dialog'],
  component: Dialog,
  args: { title: 'Адрес доставки', children: 'Содержание', onClose: fn() },
});

/** A page with an opener, and the dialog on it. */
function Page(props: Omit<DialogProps, 'onClose'> & { readonly isLocked?: boolean | undefined }) {
  const { isLocked = false, ...dialog } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [undone, setUndone] = useState(0);
  const close = () => setIsOpen(false);
  return (
    <div className="sample--page">
      <div className="sample">
        <Button onClick={() => setIsOpen(true)}>Изменить адрес</Button>
        <Button>Другая кнопка</Button>
      </div>
      {isOpen && (
        <Dialog
          {...dialog}
          onClose={isLocked ? undefined : close}
          footer={<Button onClick={close}>Готово</Button>}
        />
      )}
      <SnackbarRegion>
        <Snackbar action="Вернуть" onAction={() => setUndone(undone + 1)}>
          Возвращено: {undone}
        </Snackbar>
      </SnackbarRegion>
    </div>
  );
}

const FIELDS = (
  <div className="form">
    <TextField label="Квартира" value="12" onChange={() => {}} />
    <TextField label="Этаж" value="5" onChange={() => {}} />
  </div>
);

export const Focus = meta.story({
  name: 'Фокус ходит по кругу и возвращается',
  render: () => (
    <Page title="Адрес доставки" hasCloseButton>
      {FIELDS}
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Изменить адрес' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Адрес доставки' });
    await expect(dialog).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Другая кнопка' })).toBeNull();
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    const inside = within(dialog);
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('textbox', { name: 'Квартира' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await getsFocus(opener);
    await expect(canvas.getByRole('button', { name: 'Другая кнопка' })).toBeVisible();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
});

export const NoticeAbove = meta.story({
  name: 'Сообщение остаётся доступным над окном',
  render: () => (
    <Page title="Адрес доставки" hasCloseButton>
      {FIELDS}
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить адрес' }));
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    await expect(screen.getByRole('status')).toHaveTextContent('Возвращено: 1');
    await appears(() => screen.getByRole('dialog'));
  },
});

export const Locked = meta.story({
  name: 'Закрывает только ответ',
  render: () => (
    <Page title="Выберите свой город" isLocked isDismissable>
      Самара, Тольятти или Новокуйбышевск
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить адрес' }));
    const dialog = screen.getByRole('dialog', { name: 'Выберите свой город' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(beside(dialog));
    await appears(() => dialog);
    await expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Dismissable = meta.story({
  name: 'Закрывается нажатием мимо',
  render: () => (
    <Page title="Фильтры" isDismissable hasCloseButton>
      Острое, без мяса
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить адрес' }));
    const dialog = screen.getByRole('dialog', { name: 'Фильтры' });
    await userEvent.click(screen.getByText('Острое, без мяса'));
    await appears(() => dialog);
    await userEvent.click(beside(dialog));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const InitialFocus = meta.story({
  name: 'Фокус на первом варианте',
  render: function Render() {
    const first = useRef<HTMLButtonElement>(null);
    return (
      <Dialog title="Выберите свой город" initialFocusRef={first}>
        <div className="sample sample--stack">
          <Button ref={first}>Самара</Button>
          <Button>Тольятти</Button>
        </div>
      </Dialog>
    );
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Самара' })).toHaveFocus();
  },
});

export const Nested = meta.story({
  name: 'Окно над окном',
  render: function Render() {
    const [isAsked, setIsAsked] = useState(false);
    return (
      <Dialog title="Мои адреса" onClose={() => {}} hasCloseButton>
        <Button variant="danger" onClick={() => setIsAsked(true)}>
          Удалить
        </Button>
        {isAsked && (
          <Dialog title="Удалить адрес?" onClose={() => setIsAsked(false)}>
            <Button onClick={() => setIsAsked(false)}>Отмена</Button>
          </Dialog>
        )}
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await appears(() => screen.getByRole('dialog', { name: 'Мои адреса' }));
    await getsFocus(screen.getByRole('button', { name: 'Удалить' }));
  },
});

export const Wide = meta.story({
  name: 'Блюдо',
  render: () => (
    <Dialog
      title="Вок с курицей терияки"
      size="wide"
      hasCloseButton
      onClose={() => {}}
      media={<Picture image={null} preset="w=500&h=500&q=60" place="dialog" />}
      footer={
        <>
          <QuantityStepper name="Вок" quantity={1} onDecrement={() => {}} onIncrement={() => {}} isLarge />
          <Button variant="main">Добавить за 460 ₽</Button>
        </>
      }
    >
      <div className="form">
        <p>Лапша, куриное бедро, болгарский перец, морковь, зелёный лук, кунжут.</p>
        {['Лапша', 'Соус', 'Напиток'].map((title) => (
          <ChoiceCards
            key={title}
            title={title}
            need="Обязательно"
            options={[
              { id: 'a', name: 'Удон', note: 'в цене' },
              { id: 'b', name: 'Соба', note: '+ 30 ₽' },
            ]}
            value="a"
            onChange={() => {}}
          />
        ))}
      </div>
    </Dialog>
  ),
  play: async () => {
    await appears(() => screen.getByRole('dialog', { name: 'Вок с курицей терияки' }));
  },
});

export const Mid = meta.story({
  name: 'Адрес',
  render: () => (
    <Dialog
      title="Адрес доставки"
      size="mid"
      hasCloseButton
      onClose={() => {}}
      footer={<Button variant="main">Сохранить адрес</Button>}
    >
      {FIELDS}
    </Dialog>
  ),
});
