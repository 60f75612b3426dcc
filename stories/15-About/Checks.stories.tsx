import preview from '../../.storybook/preview.tsx';
import { Checkbox } from '../../src/ui/fields/Checkbox.tsx';
import { CheckRow } from '../../src/ui/fields/CheckRow.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { Holding } from './Holding.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Отметки',
  id: '15-about-checks',
  parameters: PAGE,
  play: isWhole,
});

type Row = Omit<Parameters<typeof CheckRow>[0], 'isChecked' | 'onChange'> & { readonly start?: boolean };
function Ticked({ start = false, ...row }: Row) {
  return (
    <Holding start={start}>
      {(isChecked, change) => <CheckRow {...row} isChecked={isChecked} onChange={change} />}
    </Holding>
  );
}

type Box = Omit<Parameters<typeof Checkbox>[0], 'isChecked' | 'onChange'> & { readonly start?: boolean };
function Agreed({ start = false, ...box }: Box) {
  return (
    <Holding start={start}>
      {(isChecked, change) => <Checkbox {...box} isChecked={isChecked} onChange={change} />}
    </Holding>
  );
}

export const CheckboxPage = meta.story({
  name: 'Согласие',
  tags: ['page:Checkbox'],
  argTypes: controlsOf('Checkbox'),
  render: (args) => (
    <ComponentPage
      of="Checkbox"
      args={args}
      tries={<Checkbox label="Позвонить заранее" isChecked={false} onChange={() => {}} />}
      title="Согласие"
      purpose="Одно «да» или «нет»: согласие с правилами, настройка. Ссылка на правила стоит рядом и галочку не ставит."
      whenNot={[
        'Галочек несколько об одном — «Выбор карточками», несколько вариантов.',
        'Одно из двух равных — «Переключатель».',
      ]}
      anatomy={[
        ['Квадрат', 'с галочкой или без'],
        ['Слова', 'на что согласие; нажимаются вместе с квадратом'],
        ['Ссылка', 'рядом, отдельно'],
        ['Ошибка', 'под строкой'],
      ]}
      states={[
        ['Нет', <Agreed label="Частный дом" />],
        ['Да', <Agreed label="Присылать скидки" start />],
        ['Нужна отметка', <Agreed label="Согласен с правилами" isRequired error="Без согласия не войти" />],
        ['Недоступно', <Agreed label="Запомнить адрес" isDisabled />],
      ]}
      dos={[['Говорит утвердительно', <Agreed label="Позвонить перед приездом" />]]}
      donts={[['Отрицание: «да» значит «нет»', <Agreed label="Не звонить перед приездом" />]]}
    />
  ),
});

export const CheckRowPage = meta.story({
  name: 'Строка с отметкой',
  tags: ['page:CheckRow'],
  argTypes: controlsOf('CheckRow'),
  render: (args) => (
    <ComponentPage
      of="CheckRow"
      args={args}
      tries={<CheckRow label="Соевый соус" note="+ 10 ₽" isChecked={false} onChange={() => {}} />}
      title="Строка с отметкой"
      purpose="Строка списка, которую можно отметить: добавка с ценой, аллерген. Нажимается вся строка."
      whenNot={['Строка одна и с ошибкой — «Согласие».', 'Отметить можно только одну — «Кнопки выбора».']}
      anatomy={[
        ['Квадрат', 'отметка'],
        ['Картинка', 'если помогает узнать'],
        ['Название', 'имя на слух'],
        ['Цена', 'у края, произносится после имени'],
      ]}
      states={[
        ['Не отмечена', <Ticked label="Кунжут" note="+ 20 ₽" />],
        ['Отмечена', <Ticked label="Грибы шиитаке" note="+ 60 ₽" start />],
        ['Закончилось', <Ticked label="Яйцо, закончилось" isDisabled />],
        ['Ошибка', <Ticked label="Нужна отметка" isInvalid />],
      ]}
      dos={[['Цена в своём месте', <Ticked label="Имбирь" note="+ 15 ₽" />]]}
      donts={[['Цена в названии: столбца не выходит', <Ticked label="Васаби + 15 ₽" />]]}
    />
  ),
});
