import preview from '../../.storybook/preview.tsx';
import { Chip, ChipButton, Chips } from '../../src/ui/primitives/Chip.tsx';
import { IconButton } from '../../src/ui/primitives/IconButton.tsx';
import { MarkedText } from '../../src/ui/primitives/MarkedText.tsx';
import { Stamp } from '../../src/ui/primitives/Stamp.tsx';
import { VisuallyHidden } from '../../src/ui/primitives/VisuallyHidden.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { Holding } from './Holding.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Пометки',
  id: '15-about-marks',
  parameters: PAGE,
  play: isWhole,
});

const press = (): void => {};

export const ChipPage = meta.story({
  name: 'Плашка',
  tags: ['page:Chip'],
  argTypes: controlsOf('Chip'),
  render: (args) => (
    <ComponentPage
      of="Chip"
      args={args}
      title="Плашка"
      purpose="Короткое слово в капсуле. Та, что нажимается, — фильтр или день; та, что нет, — пометка."
      whenNot={['Слов больше трёх — «Замечание».', 'Одно слово на карточке — «Метка карточки».']}
      anatomy={[
        ['Капсула', 'её цвет — смысл: хорошо, осторожно, плохо'],
        ['Значок', 'повторяет смысл без цвета'],
        ['Крестик', 'у той, что убирают'],
      ]}
      states={[
        ['Пометка', <Chip>Острое</Chip>],
        [
          'Хорошо, осторожно, плохо',
          <Chips>
            <Chip tone="ok" icon="check">
              Возим сюда
            </Chip>
            <Chip tone="warn">Было 590 ₽</Chip>
            <Chip tone="bad" icon="alert">
              Не возим
            </Chip>
          </Chips>,
        ],
        [
          'Нажимается',
          <Holding start={true}>
            {(isOn, change) => (
              <ChipButton isPressed={isOn} onClick={() => change(!isOn)}>
                Сегодня
              </ChipButton>
            )}
          </Holding>,
        ],
        [
          'Убирается',
          <ChipButton isRemovable label="Убрать: без орехов" onClick={press}>
            Без орехов
          </ChipButton>,
        ],
        [
          'Недоступна',
          <ChipButton isDisabled onClick={press}>
            19:00
          </ChipButton>,
        ],
      ]}
      dos={[
        [
          'Смысл виден и без цвета',
          <Chip tone="bad" icon="alert">
            Не возим
          </Chip>,
        ],
      ]}
      donts={[['Предложение в капсуле', <Chip>Сюда пока не возим, но скоро начнём</Chip>]]}
    />
  ),
});

export const StampPage = meta.story({
  name: 'Метка карточки',
  tags: ['page:Stamp'],
  argTypes: controlsOf('Stamp'),
  render: (args) => (
    <ComponentPage
      of="Stamp"
      args={args}
      title="Метка карточки"
      purpose="Одно слово на картинке блюда: «Хит», «Новинка», «Подарок». На карточке не больше одной."
      whenNot={[
        'Слово что-то делает — «Плашка», которая нажимается.',
        'Это предупреждение — «Плашка» с тоном.',
      ]}
      anatomy={[['Слово', 'одно, с большой буквы']]}
      states={[
        ['Над картинкой', <Stamp>Хит</Stamp>],
        ['Ваше', <Stamp tone="soft">Подарок</Stamp>],
        ['Самая громкая', <Stamp tone="main">Новинка</Stamp>],
      ]}
      dos={[['Одна на карточке', <Stamp>Хит</Stamp>]]}
      donts={[
        [
          'Три сразу: не важна ни одна',
          <>
            <Stamp>Хит</Stamp>
            <Stamp tone="main">Новинка</Stamp>
            <Stamp tone="soft">Острое</Stamp>
          </>,
        ],
      ]}
    />
  ),
});

export const MarkedTextPage = meta.story({
  name: 'Найденное в тексте',
  tags: ['page:MarkedText'],
  argTypes: controlsOf('MarkedText'),
  render: (args) => (
    <ComponentPage
      of="MarkedText"
      args={args}
      tries={<MarkedText text="Красный дракон" ranges={[[0, 7]]} />}
      title="Найденное в тексте"
      purpose="Показывает, чем строка отвечает на поиск: найденные буквы отмечены."
      whenNot={['Слово важно само по себе: для этого есть полужирный.', 'Искали не текст, а раздел.']}
      anatomy={[
        ['Текст', 'как он есть'],
        ['Отметка', 'найденная часть; перекрытые не двоятся'],
      ]}
      states={[
        [
          'Найдено',
          <p>
            <MarkedText text="Зелёный дракон" ranges={[[8, 14]]} />
          </p>,
        ],
        [
          'Ничего не отмечено',
          <p>
            <MarkedText text="Филадельфия" ranges={[]} />
          </p>,
        ],
      ]}
      dos={[
        [
          'Отмечено то, что печатали',
          <p>
            <MarkedText text="Дракон с угрём" ranges={[[0, 6]]} />
          </p>,
        ],
      ]}
      donts={[
        [
          'Отмечено всё: отметка ничего не говорит',
          <p>
            <MarkedText text="Дракон" ranges={[[0, 6]]} />
          </p>,
        ],
      ]}
    />
  ),
});

export const VisuallyHiddenPage = meta.story({
  name: 'Только на слух',
  tags: ['page:VisuallyHidden'],
  render: () => (
    <ComponentPage
      of="VisuallyHidden"
      title="Только на слух"
      purpose="Слова для тех, кто не смотрит, там, где смотрящему всё видно из места или рисунка."
      whenNot={['Имя кнопки — его говорит сама кнопка.', 'Слова нужны всем: покажите их.']}
      anatomy={[['Текст', 'произносится, места не занимает']]}
      states={[
        [
          'Слова рядом со звёздочкой',
          <p>
            Острое <span aria-hidden="true">★</span>
            <VisuallyHidden>, нравится гостям</VisuallyHidden>
          </p>,
        ],
      ]}
      dos={[
        [
          'Досказывает то, что нарисовано',
          <p>
            590 ₽<VisuallyHidden>, старая цена зачёркнута</VisuallyHidden>
          </p>,
        ],
      ]}
      donts={[
        [
          'Повторяет имя кнопки второй раз',
          <span>
            <IconButton icon="close" label="Закрыть" />
            <VisuallyHidden>Закрыть</VisuallyHidden>
          </span>,
        ],
      ]}
    />
  ),
});
