import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Checkbox } from '../../src/ui/fields/Checkbox.tsx';
import { PhoneField } from '../../src/ui/fields/PhoneField.tsx';
import { SegmentedRadio } from '../../src/ui/fields/SegmentedRadio.tsx';
import { SelectField } from '../../src/ui/fields/SelectField.tsx';
import { SpinField } from '../../src/ui/fields/SpinField.tsx';
import { TextArea, TextField } from '../../src/ui/fields/TextField.tsx';
import { inSample } from '../sample.tsx';

const meta = preview.meta({
  title: '20 Элементы/Поля',
  id: '20-components-fields',
  component: TextField,
  args: { label: 'Имя', value: 'Анна', onChange: fn(), autoComplete: 'given-name' },
  decorators: [inSample('sample--form')],
});

export const Text = meta.story({
  name: 'Строка текста',
  tags: ['component:TextField'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), '!');
    await expect(args.onChange).toHaveBeenCalledWith('Анна!');
  },
});

export const TextStates = meta.story({
  name: 'Состояния строки',
  tags: ['component:TextField'],
  render: () => (
    <div className="sample sample--stack">
      <TextField
        label="Комментарий"
        value=""
        onChange={() => {}}
        placeholder="Домофон, этаж, куда позвонить"
      />
      <TextField
        label="Сдача с"
        value="2 000 ₽"
        onChange={() => {}}
        inputMode="numeric"
        hint="Курьер привезёт сдачу"
      />
      <TextField label="Промокод" value="ЛЕТО24" onChange={() => {}} error="Промокод закончился 31 августа" />
      <TextField label="Квартира" value="12" onChange={() => {}} isDisabled />
      <TextArea label="О себе" value="Пять лет на кухне" onChange={() => {}} />
    </div>
  ),
  play: async ({ canvas }) => {
    const promocode = canvas.getByRole('textbox', { name: 'Промокод' });
    await expect(promocode).toBeInvalid();
    await expect(promocode).toHaveAccessibleDescription('Промокод закончился 31 августа');
    await expect(canvas.getByRole('textbox', { name: 'Сдача с' })).toHaveAccessibleDescription(
      'Курьер привезёт сдачу',
    );
  },
});

export const Phone = meta.story({
  name: 'Телефон',
  tags: ['component:PhoneField'],
  render: function Render() {
    const [phone, setPhone] = useState('');
    return <PhoneField label="Телефон" value={phone} onChange={setPhone} isRequired />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Телефон' });
    await userEvent.type(field, '9271234567');
    await expect(field).toHaveValue('+7 (927) 123-45-67');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('+7 (927) 123-45');
  },
});

export const PhoneInvalid = meta.story({
  name: 'Телефон с ошибкой',
  tags: ['component:PhoneField'],
  render: () => (
    <PhoneField label="Телефон" value="+7 (927) 000-0" onChange={() => {}} error="Неверный формат телефона" />
  ),
});

export const Spin = meta.story({
  name: 'Число',
  tags: ['component:SpinField'],
  render: function Render() {
    const [persons, setPersons] = useState(2);
    const [bonuses, setBonuses] = useState(0);
    return (
      <div className="sample sample--stack">
        <SpinField label="Количество персон" value={persons} onChange={setPersons} min={1} max={20} />
        <SpinField
          label="Списать бонусы"
          value={bonuses}
          onChange={setBonuses}
          min={0}
          max={1250}
          step={50}
          hint="Доступно 1 250"
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const persons = canvas.getByRole('spinbutton', { name: 'Количество персон' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Больше' })[0]!);
    await expect(persons).toHaveValue(3);
    await userEvent.clear(persons);
    await userEvent.type(persons, '99');
    await userEvent.tab();
    await expect(persons).toHaveValue(20);
    await userEvent.clear(persons);
    await userEvent.type(persons, '2');
    const less = canvas.getAllByRole('button', { name: 'Меньше' })[0]!;
    await userEvent.click(less);
    await expect(persons).toHaveValue(1);
    await expect(less).toHaveFocus();
    const bonuses = canvas.getByRole('spinbutton', { name: 'Списать бонусы' });
    await userEvent.clear(bonuses);
    await userEvent.tab();
    await expect(bonuses).toHaveValue(0);
  },
});

export const Consent = meta.story({
  name: 'Согласие',
  tags: ['component:Checkbox'],
  render: function Render() {
    const [isGiven, setIsGiven] = useState(false);
    return (
      <>
        <Checkbox
          label="Согласие на обработку персональных данных"
          isChecked={isGiven}
          onChange={setIsGiven}
          isRequired
          error={isGiven ? undefined : 'Без согласия не получится войти'}
          aside={
            <a className="text-link text-small" href="#policy">
              Политика
            </a>
          }
        />
        <Checkbox label="Получать push-уведомления" isChecked onChange={() => {}} />
        <Checkbox label="Получать рекламную информацию" isChecked={false} isDisabled onChange={() => {}} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const consent = canvas.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' });
    await expect(consent).toHaveAccessibleDescription('Без согласия не получится войти');
    consent.focus();
    await userEvent.keyboard(' ');
    await expect(consent).toBeChecked();
    await expect(consent).not.toHaveAccessibleDescription();
  },
});

export const Segments = meta.story({
  name: 'Переключатель',
  tags: ['component:SegmentedRadio'],
  render: function Render() {
    const [method, setMethod] = useState<'delivery' | 'self'>('delivery');
    return (
      <SegmentedRadio
        label="Способ получения"
        segments={[
          { id: 'delivery', name: 'Доставка' },
          { id: 'self', name: 'Самовывоз' },
        ]}
        value={method}
        onChange={setMethod}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Способ получения' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Самовывоз' }));
    await expect(canvas.getByRole('radio', { name: 'Самовывоз' })).toBeChecked();
  },
});

export const Select = meta.story({
  name: 'Выбор из списка',
  tags: ['component:SelectField'],
  render: function Render() {
    const [city, setCity] = useState('');
    return (
      <SelectField
        label="Город"
        placeholder="Выберите"
        options={['Самара', 'Тольятти'].map((name) => ({ value: name, text: name }))}
        value={city}
        onChange={setCity}
        error={city === '' ? 'Выберите город' : undefined}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Город' });
    await expect(field).toBeInvalid();
    await userEvent.selectOptions(field, 'Тольятти');
    await expect(field).toHaveDisplayValue('Тольятти');
    await expect(field).toBeValid();
  },
});
