import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { LATER_ICONS } from '../../src/ui/primitives/laterIcons.ts';
import { CheckRow } from '../../src/ui/fields/CheckRow.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { Field } from '../../src/ui/fields/Field.tsx';
import { Radio, RadioGroup } from '../../src/ui/fields/Radio.tsx';
import { Link } from '../../src/ui/primitives/Link.tsx';
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

function Ways() {
  const [way, setWay] = useState<string | null>(null);
  return (
    <RadioGroup className="sample" aria-label="Как получить" value={way} onChange={setWay}>
      <Radio value="delivery">Доставка</Radio>
      <Radio value="self">Самовывоз</Radio>
      <Radio value="drone" isDisabled>
        Дроном
      </Radio>
    </RadioGroup>
  );
}

export const Choosing = meta.story({
  name: 'Кнопки выбора',
  tags: ['component:Radio'],
  render: () => <Ways />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Доставка' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Самовывоз' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Доставка' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Дроном' })).toBeDisabled();
  },
});

function Leading() {
  const { pathname } = useLocation();
  return (
    <>
      <Link className="text-link" to="/samara/cart">
        Корзина
      </Link>
      <output>{pathname}</output>
    </>
  );
}

export const Leads = meta.story({
  name: 'Ссылка внутри магазина',
  tags: ['component:Link'],
  render: () => <Leading />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Корзина' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('/samara/cart');
  },
});
