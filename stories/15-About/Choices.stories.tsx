import preview from '../../.storybook/preview.tsx';
import { ChoiceCards, ChoiceChecks } from '../../src/ui/fields/ChoiceCards.tsx';
import { Radio, RadioGroup } from '../../src/ui/fields/Radio.tsx';
import { SegmentedRadio } from '../../src/ui/fields/SegmentedRadio.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { Holding } from './Holding.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Выбор',
  id: '15-about-choices',
  parameters: PAGE,
  play: isWhole,
});

const NOODLES = [
  { id: 'udon', name: 'Удон', note: 'в цене' },
  { id: 'soba', name: 'Соба', note: '+ 30 ₽' },
  { id: 'glass', name: 'Фунчоза', note: 'закончилась', isDisabled: true },
] as const;
type Noodle = (typeof NOODLES)[number]['id'];
interface CardsProps {
  readonly title: string;
  readonly start: Noodle | null;
  readonly error?: string;
}
function Cards({ title, start, error }: CardsProps) {
  return (
    <Holding start={start}>
      {(value, change) => (
        <ChoiceCards
          title={title}
          need="Обязательно"
          options={NOODLES}
          value={value}
          onChange={change}
          error={error}
        />
      )}
    </Holding>
  );
}

const WAYS = [
  { id: 'delivery', name: 'Доставка' },
  { id: 'self', name: 'Самовывоз' },
] as const;
function Ways({ label }: { readonly label: string }) {
  return (
    <Holding<'delivery' | 'self'> start="delivery">
      {(value, change) => <SegmentedRadio label={label} segments={WAYS} value={value} onChange={change} />}
    </Holding>
  );
}

interface PlainProps {
  readonly label: string;
  readonly start: string | null;
}
function Plain({ label, start }: PlainProps) {
  return (
    <Holding start={start}>
      {(value, change) => (
        <RadioGroup className="sample" aria-label={label} value={value} onChange={change}>
          <Radio value="cash">Наличными</Radio>
          <Radio value="card">Картой</Radio>
          <Radio value="gift" isDisabled>
            Сертификатом
          </Radio>
        </RadioGroup>
      )}
    </Holding>
  );
}

export const RadioPage = meta.story({
  name: 'Кнопки выбора',
  tags: ['page:Radio'],
  render: () => (
    <ComponentPage
      of="Radio"
      title="Кнопки выбора"
      purpose="Одно из нескольких самыми простыми кнопками: из них собраны карточки и переключатель."
      whenNot={[
        'У варианта есть цена или пояснение — «Выбор карточками».',
        'Вариантов два и они коротки — «Переключатель».',
      ]}
      anatomy={[
        ['Группа', 'одна остановка Tab, внутри стрелки'],
        ['Кружок', 'выбрано или нет'],
        ['Слова', 'нажимаются вместе с кружком'],
      ]}
      states={[
        ['Выбрано', <Plain label="Оплата" start="cash" />],
        ['Ничего не выбрано', <Plain label="Способ оплаты" start={null} />],
      ]}
      dos={[['Обычное выбрано заранее', <Plain label="Чем платить" start="card" />]]}
      donts={[['Кнопки, которые делают, а не выбирают', <Plain label="Что сделать" start={null} />]]}
    />
  ),
});

export const SegmentedRadioPage = meta.story({
  name: 'Переключатель',
  tags: ['page:SegmentedRadio'],
  argTypes: controlsOf('SegmentedRadio'),
  render: (args) => (
    <ComponentPage
      of="SegmentedRadio"
      args={args}
      tries={<SegmentedRadio label="Получение" segments={WAYS} value="self" onChange={() => {}} />}
      title="Переключатель"
      purpose="Два-три коротких варианта в одну строку, все на виду: доставка или самовывоз."
      whenNot={['Вариантов больше трёх — «Выбор карточками».', 'Слова не входят в строку телефона.']}
      anatomy={[
        ['Дорожка', 'общая на всех'],
        ['Часть', 'вариант; выбранная приподнята'],
      ]}
      states={[['Выбрано первое: нажмите второе', <Ways label="Способ получения" />]]}
      dos={[['Слова одной длины', <Ways label="Как получить" />]]}
      donts={[
        [
          'Включить и выключить: это «Согласие»',
          <Holding<'on' | 'off'> start="off">
            {(value, change) => (
              <SegmentedRadio
                label="Скидки"
                segments={[
                  { id: 'on', name: 'Вкл' },
                  { id: 'off', name: 'Выкл' },
                ]}
                value={value}
                onChange={change}
              />
            )}
          </Holding>,
        ],
      ]}
    />
  ),
});

export const ChoiceCardsPage = meta.story({
  name: 'Выбор карточками',
  tags: ['page:ChoiceCards'],
  argTypes: controlsOf('ChoiceCards'),
  render: (args) => (
    <ComponentPage
      of="ChoiceCards"
      args={args}
      tries={<ChoiceCards title="Лапша на пробу" options={NOODLES} value="udon" onChange={() => {}} />}
      title="Выбор карточками"
      purpose="Выбор внутри блюда: лапша, размер, добавки. У каждого варианта видно, сколько он стоит."
      whenNot={['Вариантов два и без цены — «Переключатель».', 'Их больше десятка — «Выбор из списка».']}
      anatomy={[
        ['Название группы', 'и слово «Обязательно» или «Выбрано 2 из 3»'],
        ['Карточка', 'вариант и его цена'],
        ['Ошибка', 'под группой, карточки обведены'],
      ]}
      states={[
        ['Один вариант', <Cards title="Лапша" start="udon" />],
        ['Обязательный не выбран', <Cards title="Основа" start={null} error="Выберите основу" />],
        [
          'Несколько вариантов',
          <Holding<readonly Noodle[]> start={['soba']}>
            {(values, change) => (
              <ChoiceChecks
                title="Добавить"
                need={`Выбрано ${values.length} из 3`}
                options={NOODLES}
                values={values}
                onToggle={(id, isChosen) =>
                  change(isChosen ? [...values, id] : values.filter((other) => other !== id))
                }
              />
            )}
          </Holding>,
        ],
      ]}
      dos={[['Обычное выбрано заранее', <Cards title="Вид лапши" start="udon" />]]}
      donts={[
        [
          'Ошибка до того, как человек выбирал',
          <Cards title="Лапша вока" start={null} error="Вы не выбрали" />,
        ],
      ]}
    />
  ),
});
