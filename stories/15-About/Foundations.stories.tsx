import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { Icon } from '../../src/ui/primitives/Icon.tsx';
import { Notice } from '../../src/ui/primitives/Notice.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Основы',
  id: '15-about-foundations',
  parameters: PAGE,
  play: isWhole,
});

export const ColoursPage = meta.story({
  name: 'Цвет',
  tags: ['page:colours'],
  render: () => (
    <ComponentPage
      of="colours"
      shownIn="10 Основы/Переменные"
      title="Цвет"
      purpose="Бумага, чернила и одно красное пятно — шапочка журавля. Красное значит «ваше» или «следующий шаг», и на экране оно одно."
      whenNot={[
        'Смысл передаёт только цвет: рядом всегда слово или знак.',
        'Нужен оттенок, которого нет: цвета не смешивают, переменную добавляют для обеих тем.',
      ]}
      anatomy={[
        ['Фоны', 'страница, карточка, тихая кнопка'],
        ['Чернила', 'текст, второй текст, рисунок'],
        ['Акцент', 'главная кнопка и шапочка'],
        ['Смыслы', 'получилось, осторожно, ошибка; у каждого фон и текст на нём'],
        ['Лак', 'тёмный в обеих темах: первый экран и подвал'],
      ]}
      states={[
        ['Чернила на бумаге', <p>Зелёный дракон</p>],
        ['Второй текст', <p className="text-muted">230 г, 8 шт</p>],
        ['Акцент', <Button variant="main">Заказать</Button>],
        ['На лаке', <div className="sample sample--lacquer on-lacquer">Три закуски — фри в подарок</div>],
      ]}
      dos={[
        [
          'Смысл говорят и слова',
          <Notice tone="ok" isStill>
            Промокод применён
          </Notice>,
        ],
      ]}
      donts={[
        [
          'Два красных пятна',
          <div className="sample">
            <Button variant="main">Заказать</Button>
            <Button variant="main">Войти</Button>
          </div>,
        ],
      ]}
    />
  ),
});

export const SizesPage = meta.story({
  name: 'Размеры и скругления',
  tags: ['page:sizes'],
  render: () => (
    <ComponentPage
      of="sizes"
      shownIn="10 Основы/Переменные"
      title="Размеры и скругления"
      purpose="Всё стоит с шагом 4 точки, всё, что нажимают, не меньше 44. Чем крупнее вещь, тем больше её скругление."
      whenNot={[
        'Отступ хочется «на глаз»: возьмите ближайший по шагу.',
        'Величина зависит от текста: её даёт сам текст.',
      ]}
      anatomy={[
        ['Поля страницы', 'растут с шириной экрана'],
        ['Промежутки', 'между карточками, строками и частями'],
        ['Цель для пальца', '44 точки'],
        ['Скругления', 'от метки до листа'],
      ]}
      states={[
        ['Кнопка, 44 точки', <Button size="small">Войти</Button>],
        ['Кнопка, 48 точек', <Button>Войти</Button>],
        ['Кнопка, 56 точек', <Button size="large">Войти</Button>],
      ]}
      dos={[
        [
          'Одна высота в ряду',
          <div className="sample">
            <Button>Да</Button>
            <Button>Нет</Button>
          </div>,
        ],
      ]}
      donts={[
        [
          'Разная высота в ряду',
          <div className="sample">
            <Button size="small">Да</Button>
            <Button size="large">Нет</Button>
          </div>,
        ],
      ]}
    />
  ),
});

export const IconsPage = meta.story({
  name: 'Набор значков',
  tags: ['page:icons'],
  render: () => (
    <ComponentPage
      of="icons"
      shownIn="10 Основы/Значки"
      title="Набор значков"
      purpose="Контуры одной толщины на одном поле, чтобы рядом они были роднёй. Новый рисуют так же: линия 1,75, круглые концы, поле 24."
      whenNot={['Слово короче и яснее.', 'Это знак магазина — «Журавль».']}
      anatomy={[
        ['Поле', '24 × 24'],
        ['Линия', '1,75, концы круглые'],
        ['Цвет', 'берётся у текста'],
      ]}
      states={[
        ['Время', <Icon name="clock" />],
        ['Место', <Icon name="pin" />],
        ['Подарок', <Icon name="gift" />],
      ]}
      dos={[
        [
          'Один смысл — один значок',
          <span className="sample">
            <Icon name="phone" size={20} />
            Позвонить
          </span>,
        ],
      ]}
      donts={[
        [
          'Один значок у разных действий',
          <span className="sample">
            <Icon name="check" size={20} />
            Изменить
          </span>,
        ],
      ]}
    />
  ),
});

export const MotionPage = meta.story({
  name: 'Движение',
  tags: ['page:motion'],
  render: () => (
    <ComponentPage
      of="motion"
      shownIn="10 Основы/Движение"
      title="Движение"
      purpose="Показывает, откуда пришло и куда ушло: лист снизу, сумма в корзину. Ответ пальцу — 150 мс, дольше 400 не движется ничего."
      whenNot={['Движение ничего не объясняет.', 'Человек просил меньше движения: тогда его почти нет.']}
      anatomy={[
        ['Длительность', 'чем дальше путь, тем дольше'],
        ['Кривая', 'быстро начинает, мягко встаёт'],
      ]}
      states={[['Ответ пальцу: нажмите', <Button variant="main">Добавить</Button>]]}
      dos={[
        [
          'Кружок ожидания вместо пляски',
          <Button variant="main" isBusy>
            Отправляем
          </Button>,
        ],
      ]}
      donts={[['Мигает само: отвлекает от еды', <p>Бегущая строка со скидкой</p>]]}
    />
  ),
});
