import preview from '../../.storybook/preview.tsx';
import { ButtonLink } from '../../src/ui/primitives/ButtonLink.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { Link } from '../../src/ui/primitives/Link.tsx';
import { Logo } from '../../src/ui/primitives/Logo.tsx';
import { PhoneButton } from '../../src/ui/primitives/PhoneButton.tsx';
import { SkipLink } from '../../src/ui/primitives/SkipLink.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Ссылки',
  id: '15-about-links',
  parameters: PAGE,
  play: isWhole,
});

export const ButtonLinkPage = meta.story({
  name: 'Ссылка-кнопка',
  tags: ['page:ButtonLink'],
  argTypes: controlsOf('ButtonLink'),
  render: (args) => (
    <ComponentPage
      of="ButtonLink"
      args={args}
      title="Ссылка-кнопка"
      purpose="Ведёт на другую страницу, а выглядит как кнопка: «Перейти в меню», «Вернуться на главную». Её можно открыть в новой вкладке."
      whenNot={['Нажатие что-то меняет здесь — «Кнопка».', 'Ссылка стоит внутри предложения — «Ссылка».']}
      anatomy={[
        ['Подпись', 'куда попадёте'],
        ['Значок', 'перед подписью, не обязателен'],
      ]}
      states={[
        [
          'Главная',
          <ButtonLink to="/catalog" variant="main">
            Перейти в меню
          </ButtonLink>,
        ],
        ['Спокойная', <ButtonLink to="/personal">Личный кабинет</ButtonLink>],
        [
          'Со значком',
          <ButtonLink to="/restaurant" icon="store" variant="line">
            Рестораны
          </ButtonLink>,
        ],
      ]}
      dos={[['Подпись называет место', <ButtonLink to="/">Вернуться на главную</ButtonLink>]]}
      donts={[['«Подробнее» не говорит, о чём', <ButtonLink to="/promo">Подробнее</ButtonLink>]]}
    />
  ),
});

export const PhoneButtonPage = meta.story({
  name: 'Позвонить',
  tags: ['page:PhoneButton'],
  argTypes: controlsOf('PhoneButton'),
  render: (args) => (
    <ComponentPage
      of="PhoneButton"
      args={args}
      title="Позвонить"
      purpose="Звонит в ресторан одним нажатием. Номер виден целиком и не рвётся на две строки."
      whenNot={[
        'Номер стоит внутри текста — обычная ссылка.',
        'Звонок не поможет: о заказе всё видно и так.',
      ]}
      anatomy={[
        ['Трубка', 'значок звонка'],
        ['Кому или зачем', 'слова перед номером'],
        ['Номер', 'в одном виде, как бы его ни прислали'],
      ]}
      states={[
        ['Со словом', <PhoneButton label="Вопрос?" phone="88000000000" />],
        ['Только номер', <PhoneButton phone="+78460000000" />],
      ]}
      dos={[['Сказано, зачем звонить', <PhoneButton label="Сообщить о заказе:" phone="88000000000" />]]}
      donts={[['Слово вместо номера: с компьютера не позвонить', <Button icon="phone">Позвонить</Button>]]}
    />
  ),
});

export const LinkPage = meta.story({
  name: 'Ссылка',
  tags: ['page:Link'],
  argTypes: controlsOf('Link'),
  render: (args) => (
    <ComponentPage
      of="Link"
      args={args}
      tries={<Link to="/samara/cart">Корзина</Link>}
      title="Ссылка"
      purpose="Ведёт внутри магазина без перезагрузки: корзина и прокрутка остаются. Средней кнопкой мыши открывает новую вкладку, как всякая ссылка."
      whenNot={['Ведёт на другой сайт — обычный <a>.', 'Это главный шаг экрана — «Ссылка-кнопка».']}
      anatomy={[['Текст', 'куда ведёт; подчёркнут внутри предложения']]}
      states={[
        [
          'В предложении',
          <p>
            Смотрите{' '}
            <Link className="text-link" to="/delivery">
              зоны доставки
            </Link>
            .
          </p>,
        ],
        ['Отдельно', <Link to="/samara/cart">Корзина</Link>],
      ]}
      dos={[
        [
          'Ссылка — слова о том, что за ней',
          <p>
            Подробнее в{' '}
            <Link className="text-link" to="/loyalty-program">
              правилах программы
            </Link>
            .
          </p>,
        ],
      ]}
      donts={[
        [
          '«Здесь» на слух ничего не значит',
          <p>
            Правила —{' '}
            <Link className="text-link" to="/rule">
              здесь
            </Link>
            .
          </p>,
        ],
      ]}
    />
  ),
});

export const LogoPage = meta.story({
  name: 'Логотип',
  tags: ['page:Logo'],
  argTypes: controlsOf('Logo'),
  render: (args) => (
    <ComponentPage
      of="Logo"
      args={args}
      title="Логотип"
      purpose="Знак и слово, ведут на главную. Стоит в шапке и в подвале; слово не исчезает на узком экране."
      whenNot={['Нужен только рисунок — «Журавль».', 'Страница и так главная и шапки на ней нет.']}
      anatomy={[
        ['Знак', 'журавль с красной шапочкой'],
        ['Слово', '«Журавль»'],
      ]}
      states={[['В шапке', <Logo />]]}
      dos={[['Один раз на экране, слева вверху', <Logo to="/samara" />]]}
      donts={[
        [
          'Два рядом: второй ничего не прибавляет',
          <>
            <Logo />
            <Logo to="/samara" />
          </>,
        ],
      ]}
    />
  ),
});

export const SkipLinkPage = meta.story({
  name: 'Перейти к содержимому',
  tags: ['page:SkipLink'],
  argTypes: controlsOf('SkipLink'),
  render: (args) => (
    <ComponentPage
      of="SkipLink"
      args={args}
      title="Перейти к содержимому"
      purpose="Первое, что встречает клавиша Tab: ведёт мимо шапки и разделов меню прямо к делу. Пока фокуса на ней нет, её не видно."
      whenNot={['Перед содержимым меньше трёх ссылок.', 'Внутри окна: там фокус и так у содержимого.']}
      anatomy={[['Текст', 'куда ведёт: «К блюдам»']]}
      states={[
        ['Видна, пока на ней фокус: нажмите Tab', <SkipLink target="about-skipped" text="К блюдам" />],
      ]}
      dos={[
        [
          'У цели есть tabIndex −1, и фокус остаётся на ней',
          <p id="about-skipped" tabIndex={-1}>
            Блюда
          </p>,
        ],
      ]}
      donts={[['Слово «Пропустить»: что пропустится, непонятно', <p>Пропустить</p>]]}
    />
  ),
});
