import preview from '../../.storybook/preview.tsx';
import { Combobox } from '../../src/ui/fields/Combobox.tsx';
import { SelectField } from '../../src/ui/fields/SelectField.tsx';
import { SpinField } from '../../src/ui/fields/SpinField.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { Holding } from './Holding.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Поля с выбором',
  id: '15-about-entries',
  parameters: PAGE,
  play: isWhole,
});

const FLOORS = [
  { value: 'a', text: 'Подъезд 1' },
  { value: 'b', text: 'Подъезд 2' },
];
function Select({
  label,
  start,
  error,
}: {
  readonly label: string;
  readonly start: string;
  readonly error?: string;
}) {
  return (
    <Holding start={start}>
      {(value, change) => (
        <SelectField
          label={label}
          value={value}
          onChange={change}
          options={FLOORS}
          placeholder="Выберите"
          error={error}
        />
      )}
    </Holding>
  );
}

function Spin({
  label,
  start,
  max = 20,
}: {
  readonly label: string;
  readonly start: number;
  readonly max?: number;
}) {
  return (
    <Holding start={start}>
      {(value, change) => <SpinField label={label} value={value} onChange={change} min={1} max={max} />}
    </Holding>
  );
}

const STREETS = ['Ленинградская', 'Ленинская', 'Победы'].map((text) => ({ id: text, text }));
function Street({
  label,
  start = '',
  error,
}: {
  readonly label: string;
  readonly start?: string;
  readonly error?: string;
}) {
  return (
    <Holding start={start}>
      {(value, change) => (
        <Combobox
          label={label}
          value={value}
          onChange={change}
          suggestions={value === '' ? [] : STREETS.filter(({ text }) => text.startsWith(value))}
          onTake={change}
          error={error}
        />
      )}
    </Holding>
  );
}

export const SelectFieldPage = meta.story({
  name: 'Выбор из списка',
  tags: ['page:SelectField'],
  argTypes: controlsOf('SelectField'),
  render: (args) => (
    <ComponentPage
      of="SelectField"
      args={args}
      tries={
        <SelectField label="Вход" value="" onChange={() => {}} options={FLOORS} placeholder="Выберите" />
      }
      title="Выбор из списка"
      purpose="Одно из нескольких списком самого браузера: на телефоне это знакомое колесо."
      whenNot={[
        'Вариантов два-три — «Переключатель».',
        'Их сотни — «Поле с подсказками».',
        'У вариантов цена — «Выбор карточками».',
      ]}
      anatomy={[
        ['Подпись', 'что выбирают'],
        ['Выбранное', 'или слово «Выберите»'],
        ['Стрелка', 'откроется список'],
      ]}
      states={[
        ['Не выбрано', <Select label="Подъезд" start="" />],
        ['Выбрано', <Select label="Ваш подъезд" start="b" />],
        ['С ошибкой', <Select label="Подъезд дома" start="" error="Выберите подъезд" />],
      ]}
      dos={[['Порядок, в котором ищут', <Select label="Подъезд по порядку" start="a" />]]}
      donts={[['Да или нет — списком', <Select label="Домофон работает?" start="" />]]}
    />
  ),
});

export const SpinFieldPage = meta.story({
  name: 'Поле числа',
  tags: ['page:SpinField'],
  argTypes: controlsOf('SpinField'),
  render: (args) => (
    <ComponentPage
      of="SpinField"
      args={args}
      tries={<SpinField label="Палочек" value={2} onChange={() => {}} min={1} max={20} />}
      title="Поле числа"
      purpose="Целое число между двумя границами: печатают или двигают кнопками и стрелками."
      whenNot={['Порции блюда — «Счётчик».', 'Цифры, но не число (код, квартира) — «Строка текста».']}
      anatomy={[
        ['Подпись', 'что считают'],
        ['«−» и «+»', 'на шаг меньше и больше'],
        ['Поле', 'число можно напечатать'],
      ]}
      states={[
        ['Обычное', <Spin label="Гостей" start={4} />],
        ['На границе', <Spin label="Взрослых" start={1} />],
        ['Большие числа', <Spin label="Списать бонусов" start={300} max={1200} />],
      ]}
      dos={[['Границы разумны', <Spin label="Приборов" start={2} max={10} />]]}
      donts={[['Год рождения кнопками', <Spin label="Год рождения" start={1990} max={2026} />]]}
    />
  ),
});

export const ComboboxPage = meta.story({
  name: 'Поле с подсказками',
  tags: ['page:Combobox'],
  argTypes: controlsOf('Combobox'),
  render: (args) => (
    <ComponentPage
      of="Combobox"
      args={args}
      tries={<Combobox label="Переулок" value="" onChange={() => {}} suggestions={[]} onTake={() => {}} />}
      title="Поле с подсказками"
      purpose="Печатают начало — список предлагает продолжение: улица, дом. Взять подсказку не обязательно."
      whenNot={[
        'Список короткий и известен — «Выбор из списка».',
        'Подсказок взять неоткуда — «Строка текста».',
      ]}
      anatomy={[
        ['Подпись', 'что искать'],
        ['Поле', 'свой текст остаётся'],
        ['Список', 'стрелки ведут по нему, Esc закрывает'],
      ]}
      states={[
        ['Пустое: напечатайте «Ле»', <Street label="Улица" />],
        ['Взята подсказка', <Street label="Улица доставки" start="Победы" />],
        ['С ошибкой', <Street label="Улица и дом" error="Такой улицы в городе нет" />],
      ]}
      dos={[['Подсказка с домом заполнит и «Дом»', <Street label="Адрес" />]]}
      donts={[['Без подсказки дальше не пускают', <Street label="Город" error="Выберите из списка" />]]}
    />
  ),
});
