import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { LATER_ICONS } from '../../src/ui/primitives/laterIcons.ts';
import { CheckRow } from '../../src/ui/fields/CheckRow.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { Field } from '../../src/ui/fields/Field.tsx';
import { StatusPill } from '../../src/ui/primitives/Snackbar.tsx';
import { MarkedText } from '../../src/ui/primitives/MarkedText.tsx';
import { TopLayer } from '../../src/ui/dialog/TopLayer.tsx';
import { appears } from '../playing.ts';
import { inSample } from '../sample.tsx';
import fieldStyles from '../../src/ui/fields/field.module.css';
import snackbarStyles from '../../src/ui/primitives/snackbar.module.css';

const meta = preview.meta({
  title: '20 Элементы/Части',
  id: '20-components-parts',
  decorators: [inSample('sample sample--stack sample--form')],
});

export const Marked = meta.story({
  name: 'Найденное в тексте',
  tags: ['component:MarkedText'],
  render: () => (
    <>
      <p>
        <MarkedText text="Зелёный дракон" ranges={[[8, 14]]} />
      </p>
      <p>
        <MarkedText
          text="Филадельфия классик"
          ranges={[
            [0, 4],
            [2, 6],
            [12, 19],
          ]}
        />
      </p>
      <p>
        <MarkedText text="Ничего не отмечено" ranges={[]} />
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['дракон', 'Фила', 'де', 'классик']);
  },
});

function Rows() {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <CheckRow label="Кунжут" note="+ 20 ₽" isChecked={isChecked} onChange={setIsChecked} />
      <CheckRow label="Яйцо, закончилось" isChecked={false} isDisabled onChange={setIsChecked} />
      <CheckRow label="Нужна отметка" isChecked={false} isInvalid onChange={setIsChecked} />
      <CheckRow
        label="Согласие"
        isChecked
        onChange={setIsChecked}
        aside={
          <a className="text-link" href="#rules">
            Правила
          </a>
        }
      />
    </>
  );
}

export const Checks = meta.story({
  name: 'Строка с отметкой',
  tags: ['component:CheckRow'],
  render: () => <Rows />,
  play: async ({ canvas, userEvent }) => {
    const sesame = canvas.getByRole('checkbox', { name: 'Кунжут' });
    await userEvent.click(canvas.getByText('+ 20 ₽'));
    await expect(sesame).toBeChecked();
    await expect(sesame).toHaveAccessibleDescription('+ 20 ₽');
    await expect(canvas.getByRole('checkbox', { name: 'Нужна отметка' })).toBeInvalid();
  },
});

export const Frame = meta.story({
  name: 'Поле: подпись, подсказка, ошибка',
  tags: ['component:Field'],
  render: () => (
    <>
      <Field label="Подъезд" hint="Если домофон не работает, напишите об этом">
        {(links) => <input className={fieldStyles.input} {...links} defaultValue="2" />}
      </Field>
      <Field label="Дом" error="Укажите дом">
        {(links) => <input className={fieldStyles.input} {...links} />}
      </Field>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Подъезд' })).toHaveAccessibleDescription(/домофон/);
    await expect(canvas.getByRole('textbox', { name: 'Дом' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Дом' })).toHaveAccessibleDescription('Укажите дом');
  },
});

function MessageOverDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Открыть окно</Button>
      {isOpen && (
        <Dialog title="Окно" onClose={() => setIsOpen(false)} hasCloseButton>
          <p>Под сообщением.</p>
        </Dialog>
      )}
      <TopLayer>
        <div className={snackbarStyles.messages}>
          <StatusPill icon={LATER_ICONS.offline}>Слышно и над окном</StatusPill>
        </div>
      </TopLayer>
    </>
  );
}

export const AboveAll = meta.story({
  name: 'Сообщение переезжает поверх окна',
  tags: ['component:TopLayer'],
  render: () => <MessageOverDialog />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Слышно и над окном')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть окно' }));
    const dialog = await screen.findByRole('dialog', { name: 'Окно' });
    await appears(() =>
      within(dialog.closest<HTMLElement>('[data-overlay]') ?? dialog).getByText('Слышно и над окном'),
    );
    await expect(screen.getAllByText('Слышно и над окном')).toHaveLength(1);
  },
});
