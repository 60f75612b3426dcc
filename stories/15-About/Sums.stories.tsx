import preview from '../../.storybook/preview.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import { OrderPath } from '../../src/ui/primitives/OrderPath.tsx';
import { ProgressFlight } from '../../src/ui/primitives/ProgressFlight.tsx';
import { SummaryList, SummaryRow, type SummaryRowProps } from '../../src/ui/primitives/SummaryRow.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Суммы и путь',
  id: '15-about-sums',
  parameters: PAGE,
  play: isWhole,
});

function TriedRow(changed: Partial<SummaryRowProps>) {
  return (
    <SummaryList>
      <SummaryRow label="Сервисный сбор" value={fromRoubles(29)} {...changed} />
    </SummaryList>
  );
}

export const SummaryRowPage = meta.story({
  name: 'Строка суммы',
  tags: ['page:SummaryRow'],
  argTypes: controlsOf('SummaryRow'),
  render: (args) => (
    <ComponentPage
      of="SummaryRow"
      args={args}
      tries={<TriedRow />}
      title="Строка суммы"
      purpose="Одна строка того, из чего сложился итог: название слева, сумма справа. Под «Почему?» — откуда она взялась."
      whenNot={['Одна цена без списка — «Цена».', 'Пояснение длиннее двух строк — «Замечание».']}
      anatomy={[
        ['Название', 'за что'],
        ['Сумма', 'или слово «бесплатно»'],
        ['«Почему?»', 'раскрывает причину под строкой'],
      ]}
      states={[
        [
          'Список',
          <SummaryList>
            <SummaryRow label="Блюда" value={fromRoubles(1558)} />
            <SummaryRow label="Доставка" value="бесплатно" why="Сумма больше 1 500 ₽." />
            <SummaryRow label="Скидка по промокоду" value={fromRoubles(150)} isDiscount />
            <SummaryRow label="Итого" value={fromRoubles(1408)} isTotal />
          </SummaryList>,
        ],
      ]}
      dos={[
        [
          'Скидка — своей строкой, с минусом',
          <SummaryList>
            <SummaryRow label="Скидка" value={fromRoubles(150)} isDiscount />
          </SummaryList>,
        ],
      ]}
      donts={[
        [
          'Ноль вместо слова',
          <SummaryList>
            <SummaryRow label="Доставка" value={fromRoubles(0)} />
          </SummaryList>,
        ],
      ]}
    />
  ),
});

export const ProgressFlightPage = meta.story({
  name: 'Полёт к цели',
  tags: ['page:ProgressFlight'],
  argTypes: controlsOf('ProgressFlight'),
  render: (args) => (
    <ComponentPage
      of="ProgressFlight"
      args={args}
      title="Полёт к цели"
      purpose="Сколько осталось до бесплатной доставки или подарка. Журавль летит по линии, слова говорят то же."
      whenNot={['Ждут ответа сервера — «Место под содержимое».', 'Шаги названы — «Путь заказа».']}
      anatomy={[
        ['Слова', 'сколько осталось'],
        ['Цель', 'справа, мелко'],
        ['Линия и журавль', 'рисунок того же'],
      ]}
      states={[
        [
          'В пути',
          <ProgressFlight
            label="До бесплатной доставки"
            value={1310}
            goal={1500}
            text="Ещё 190 ₽ до бесплатной доставки"
            goalText="из 1 500 ₽"
          />,
        ],
        [
          'Долетел',
          <ProgressFlight
            label="До бесплатной доставки"
            value={1500}
            goal={1500}
            text="Доставка бесплатна"
          />,
        ],
      ]}
      dos={[
        [
          'Слова говорят, сколько осталось',
          <ProgressFlight label="До подарка" value={2} goal={3} text="Ещё одна закуска — и фри в подарок" />,
        ],
      ]}
      donts={[['Процент вместо слов', <ProgressFlight label="До подарка" value={2} goal={3} text="66 %" />]]}
    />
  ),
});

export const OrderPathPage = meta.story({
  name: 'Путь заказа',
  tags: ['page:OrderPath'],
  argTypes: controlsOf('OrderPath'),
  render: (args) => (
    <ComponentPage
      of="OrderPath"
      args={args}
      title="Путь заказа"
      purpose="Шаги заказа по порядку: что сделано, что сейчас, что впереди. Сейчас — там, где журавль."
      whenNot={['Шаг один — «Замечание».', 'Считают до цели, а не шаги — «Полёт к цели».']}
      anatomy={[
        ['Точка', 'пройдено, сейчас или впереди'],
        ['Название шага', 'на слух у пройденных — «готово»'],
        ['Время', 'когда было или когда будет'],
      ]}
      states={[
        [
          'Готовят',
          <OrderPath
            steps={[
              { id: 'a', name: 'Принят', time: '18:02' },
              { id: 'b', name: 'Готовим', time: '18:10' },
              { id: 'c', name: 'В пути', time: '~18:40' },
            ]}
            current={1}
          />,
        ],
        [
          'Доставлен',
          <OrderPath
            label="Путь прошлого заказа"
            steps={[
              { id: 'a', name: 'Принят', time: '18:02' },
              { id: 'c', name: 'Доставлен', time: '18:44' },
            ]}
            current={2}
          />,
        ],
      ]}
      dos={[
        [
          'У шага время по часам',
          <OrderPath label="Так" steps={[{ id: 'a', name: 'В пути', time: '~18:40' }]} current={0} />,
        ],
      ]}
      donts={[
        [
          '«45 мин» без часов: от чего считать?',
          <OrderPath label="Не так" steps={[{ id: 'a', name: 'В пути', time: '45 мин' }]} current={0} />,
        ],
      ]}
    />
  ),
});
