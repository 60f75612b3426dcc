import preview from '../../.storybook/preview.tsx';
import { fromRoubles, times } from '../../src/domain/money.ts';
import { BuyControl } from '../../src/ui/primitives/BuyControl.tsx';
import { Price } from '../../src/ui/primitives/Price.tsx';
import { QuantityStepper } from '../../src/ui/primitives/QuantityStepper.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { Holding } from './Holding.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Покупка',
  id: '15-about-buying',
  parameters: PAGE,
  play: isWhole,
});

const PRICE = fromRoubles(590);

function Buying({ start, isDisabled = false }: { readonly start: number; readonly isDisabled?: boolean }) {
  return (
    <Holding start={start}>
      {(quantity, change) => (
        <BuyControl
          name="Зелёный дракон"
          price={PRICE}
          quantity={quantity}
          sum={times(PRICE, quantity)}
          isDisabled={isDisabled}
          onAdd={() => change(1)}
          onIncrement={() => change(quantity + 1)}
          onDecrement={() => change(quantity - 1)}
        />
      )}
    </Holding>
  );
}

function Counting({ name, start }: { readonly name: string; readonly start: number }) {
  return (
    <Holding start={start}>
      {(quantity, change) => (
        <QuantityStepper
          name={name}
          quantity={quantity}
          isDecrementDisabled={quantity === 1}
          onDecrement={() => change(quantity - 1)}
          onIncrement={() => change(quantity + 1)}
        />
      )}
    </Holding>
  );
}

export const BuyControlPage = meta.story({
  name: 'Покупка с карточки',
  tags: ['page:BuyControl'],
  argTypes: controlsOf('BuyControl'),
  render: (args) => (
    <ComponentPage
      of="BuyControl"
      args={args}
      tries={
        <BuyControl
          name="Том ям"
          price={PRICE}
          quantity={0}
          sum={PRICE}
          onAdd={() => {}}
          onIncrement={() => {}}
          onDecrement={() => {}}
        />
      }
      title="Покупка с карточки"
      purpose="Цена и «+» на карточке блюда. После нажатия на том же месте встаёт счётчик: палец не сдвигается, фокус остаётся на «+»."
      whenNot={[
        'В корзине и в окне блюда — «Счётчик».',
        'Блюдо нельзя заказать совсем: карточка скажет об этом словами.',
      ]}
      anatomy={[
        ['Цена', '«от», если у блюда есть выбор дороже'],
        ['«+»', 'кладёт одну порцию, потом прибавляет'],
        ['«−», число и сумма', 'появляются, когда блюдо в корзине'],
      ]}
      states={[
        ['Не в корзине: нажмите', <Buying start={0} />],
        ['В корзине', <Buying start={2} />],
        ['Закончилось', <Buying start={0} isDisabled />],
      ]}
      dos={[['«−» и «+» на одних и тех же местах', <Buying start={1} />]]}
      donts={[
        ['Счётчик без блюда в корзине: ноль никому не нужен', <Counting name="Пустое блюдо" start={0} />],
      ]}
    />
  ),
});

export const QuantityStepperPage = meta.story({
  name: 'Счётчик',
  tags: ['page:QuantityStepper'],
  argTypes: controlsOf('QuantityStepper'),
  render: (args) => (
    <ComponentPage
      of="QuantityStepper"
      args={args}
      tries={<QuantityStepper name="Том ям" quantity={2} onIncrement={() => {}} onDecrement={() => {}} />}
      title="Счётчик"
      purpose="Сколько порций: в строке корзины и внизу окна блюда. Новое число произносится само."
      whenNot={['На карточке меню — «Покупка с карточки».', 'Число большое или его печатают — «Поле числа».']}
      anatomy={[
        ['«−»', 'меньше; недоступно, если меньше нельзя'],
        ['Число', 'сейчас'],
        ['«+»', 'больше; недоступно, когда предел'],
      ]}
      states={[
        ['Обычный', <Counting name="Вок с говядиной" start={2} />],
        ['Меньше нельзя', <Counting name="Вок с курицей" start={1} />],
        [
          'Больше нельзя',
          <QuantityStepper
            name="Сет"
            quantity={99}
            isIncrementDisabled
            onDecrement={() => {}}
            onIncrement={() => {}}
          />,
        ],
        [
          'Большой, внизу окна',
          <QuantityStepper
            name="Том ям"
            quantity={1}
            isLarge
            onDecrement={() => {}}
            onIncrement={() => {}}
          />,
        ],
      ]}
      dos={[['Имя группы — блюдо', <Counting name="Зелёный дракон" start={3} />]]}
      donts={[['Имя «Количество»: в корзине их десять', <Counting name="количество" start={3} />]]}
    />
  ),
});

export const PricePage = meta.story({
  name: 'Цена',
  tags: ['page:Price'],
  argTypes: controlsOf('Price'),
  render: (args) => (
    <ComponentPage
      of="Price"
      args={args}
      title="Цена"
      purpose="Сумма в рублях на одной строке: пробелы внутри неразрывные, копейки видны, только если они есть."
      whenNot={['Сумма стоит в строке итога — «Строка суммы».', 'Число не деньги: бонусы, граммы, минуты.']}
      anatomy={[
        ['«от»', 'самая низкая из нескольких'],
        ['Сумма', 'цифры и знак рубля'],
        ['Старая цена', 'зачёркнута; на слух — «Старая цена»'],
      ]}
      states={[
        ['Обычная', <Price value={PRICE} />],
        ['От', <Price value={PRICE} isFrom />],
        ['Со старой', <Price value={PRICE} oldValue={fromRoubles(690)} />],
        ['С копейками', <Price value={fromRoubles(1234.5)} />],
        [
          'В тексте',
          <p>
            Доставка <Price value={fromRoubles(149)} isInline />
          </p>,
        ],
      ]}
      dos={[['Новая стоит первой', <Price value={PRICE} oldValue={fromRoubles(690)} />]]}
      donts={[['Цена текстом: пробел рвётся, копейки как придётся', <span>1234,5 руб</span>]]}
    />
  ),
});
