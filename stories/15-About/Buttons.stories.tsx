import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { HeartButton, IconButton, IconLink } from '../../src/ui/primitives/IconButton.tsx';
import { RowButton } from '../../src/ui/primitives/RowButton.tsx';
import { FieldError } from '../../src/ui/fields/FieldError.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { Holding } from './Holding.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Кнопки',
  id: '15-about-buttons',
  parameters: PAGE,
  play: isWhole,
});

const press = (): void => {};

export const ButtonPage = meta.story({
  name: 'Кнопка',
  tags: ['page:Button'],
  argTypes: controlsOf('Button'),
  render: (args) => (
    <ComponentPage
      of="Button"
      args={args}
      title="Кнопка"
      purpose="Делает что-то здесь и сейчас: добавляет, применяет, отправляет. Главная кнопка на экране одна, и она красная: это следующий шаг."
      whenNot={[
        'Нажатие ведёт на другую страницу — «Ссылка-кнопка».',
        'Видно только значок — «Кнопка-значок».',
        'Выбирают одно из нескольких — «Выбор карточками» или «Переключатель».',
      ]}
      anatomy={[
        ['Подпись', 'глагол: что произойдёт; одно-два слова'],
        ['Значок', 'перед подписью, если его узнают без слов'],
        ['Сумма', 'у правого края, если от нажатия зависят деньги'],
        ['Кружок ожидания', 'встаёт на место значка, пока идёт отправка'],
      ]}
      states={[
        ['Главная', <Button variant="main">Заказать</Button>],
        ['Вторая по силе', <Button variant="solid">Показать</Button>],
        ['Спокойная, со значком', <Button icon="filters">Фильтры</Button>],
        ['Контур', <Button variant="line">Изменить</Button>],
        ['Удаляет', <Button variant="danger">Удалить аккаунт</Button>],
        [
          'Идёт отправка: фокус остаётся, нажатий не слышит',
          <Button variant="main" isBusy>
            Отправляем
          </Button>,
        ],
        ['Недоступна', <Button isDisabled>Применить</Button>],
      ]}
      dos={[
        [
          'Одна главная, рядом — спокойная',
          <>
            <Button variant="main">Заказать</Button>
            <Button>Позже</Button>
          </>,
        ],
      ]}
      donts={[
        [
          'Две главные: непонятно, какой шаг следующий',
          <>
            <Button variant="main">Заказать</Button>
            <Button variant="main">Позже</Button>
          </>,
        ],
        ['Подпись «ОК» не говорит, что будет', <Button>ОК</Button>],
      ]}
    />
  ),
});

export const IconButtonPage = meta.story({
  name: 'Кнопка-значок',
  tags: ['page:IconButton'],
  argTypes: controlsOf('IconButton'),
  render: (args) => (
    <ComponentPage
      of="IconButton"
      args={args}
      title="Кнопка-значок"
      purpose="Действие, которое узнают по значку: закрыть, в избранное, назад. Цель для пальца всегда 44 точки, каким бы маленьким ни был значок."
      whenNot={[
        'Значок нужно объяснять — «Кнопка» со словом.',
        'На экране уже три значка подряд: четвёртый никто не разберёт.',
      ]}
      anatomy={[
        ['Значок', 'контур из набора «Значки»'],
        ['Круг', 'фон, когда значок лежит на картинке'],
        ['Точка', 'есть новое; то же говорит имя кнопки'],
      ]}
      states={[
        ['Обычная', <IconButton icon="back" label="Назад" onClick={press} />],
        ['На фоне', <IconButton icon="phone" label="Позвонить" variant="fill" onClick={press} />],
        ['Над картинкой', <IconButton icon="close" label="Закрыть" variant="raised" onClick={press} />],
        [
          'Сердце карточки',
          <Holding start={true}>
            {(isPressed, change) => (
              <HeartButton
                label="В избранное: Зелёный дракон"
                isPressed={isPressed}
                onClick={() => change(!isPressed)}
              />
            )}
          </Holding>,
        ],
        ['Есть новое', <IconButton icon="bell" label="Уведомления, есть новые" hasDot onClick={press} />],
        ['Ссылка', <IconLink icon="user" label="Личный кабинет" to="/personal" />],
        ['Недоступна', <IconButton icon="back" label="Назад" isDisabled />],
      ]}
      dos={[
        [
          'Имя говорит, о чём нажатие',
          <IconButton icon="trash" label="Убрать: Зелёный дракон" onClick={press} />,
        ],
      ]}
      donts={[
        [
          'Имя одинаково у всех карточек: на слух их не различить',
          <IconButton icon="trash" label="Убрать" onClick={press} />,
        ],
      ]}
    />
  ),
});

export const RowButtonPage = meta.story({
  name: 'Строка выбора',
  tags: ['page:RowButton'],
  argTypes: controlsOf('RowButton'),
  render: (args) => (
    <ComponentPage
      of="RowButton"
      args={args}
      title="Строка выбора"
      purpose="Показывает, что выбрано, и открывает окно, где выбор меняют: адрес, ресторан, время. Нажимается вся строка."
      whenNot={[
        'Вариантов два-три и они коротки — «Переключатель».',
        'Нажатие уводит на страницу — «Ссылка».',
      ]}
      anatomy={[
        ['Значок', 'о чём выбор'],
        ['Выбранное', 'первая строка; имя кнопки — «Адрес: …»'],
        ['Пояснение', 'вторая строка, произносится после имени'],
        ['Стрелка', 'дальше откроется окно'],
      ]}
      states={[
        [
          'Выбрано',
          <RowButton
            kind="Адрес"
            title="Ленинградская, 10"
            note="Подъезд 2, кв. 12"
            icon="pin"
            onClick={press}
          />,
        ],
        ['Без пояснения', <RowButton kind="Время" title="Как можно скорее" icon="clock" onClick={press} />],
        [
          'Не выбрано, хотя нужно',
          <>
            <RowButton
              kind="Ресторан"
              title="Выберите ресторан"
              icon="store"
              errorId="row-error"
              onClick={press}
            />
            <FieldError id="row-error" text="Без ресторана заказ не собрать" />
          </>,
        ],
      ]}
      dos={[
        [
          'Первая строка — сам выбор',
          <RowButton kind="Время" title="Сегодня, 19:00–19:30" icon="clock" onClick={press} />,
        ],
      ]}
      donts={[
        [
          'Первая строка — название поля: что выбрано, не видно',
          <RowButton kind="Время" title="Время доставки" icon="clock" onClick={press} />,
        ],
      ]}
    />
  ),
});
