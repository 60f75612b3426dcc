import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { EmptyState } from '../../src/ui/primitives/EmptyState.tsx';
import { LATER_ICONS } from '../../src/ui/primitives/laterIcons.ts';
import { Notice } from '../../src/ui/primitives/Notice.tsx';
import { Panel } from '../../src/ui/primitives/Panel.tsx';
import { Snackbar, StatusPill } from '../../src/ui/primitives/Snackbar.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Сообщения',
  id: '15-about-messages',
  parameters: PAGE,
  play: isWhole,
});

const press = (): void => {};

export const NoticePage = meta.story({
  name: 'Замечание',
  tags: ['page:Notice'],
  argTypes: controlsOf('Notice'),
  render: (args) => (
    <ComponentPage
      of="Notice"
      args={args}
      title="Замечание"
      purpose="Говорит о том, что важно именно здесь, и стоит в странице, пока это важно."
      whenNot={[
        'Случилось и прошло — «Сообщение внизу».',
        'Ошибка одного поля — «Слова об ошибке».',
        'Показать совсем нечего — «Пусто».',
      ]}
      anatomy={[
        ['Значок', 'смысл без цвета'],
        ['Заголовок', 'что случилось'],
        ['Текст', 'что с этим делать'],
        ['Кнопка', 'у края, не больше одной'],
      ]}
      states={[
        ['К сведению', <Notice>Курьер позвонит за пять минут.</Notice>],
        [
          'Хорошо',
          <Notice tone="ok" title="Промокод применён">
            Скидка 150 ₽.
          </Notice>,
        ],
        [
          'Осторожно',
          <Notice tone="warn" title="Скоро закроемся">
            Заказы принимаем до 22:30.
          </Notice>,
        ],
        [
          'Ошибка, говорит сразу',
          <Notice tone="bad" title="Оплата не прошла">
            Деньги не списаны.
          </Notice>,
        ],
        [
          'С кнопкой',
          <Notice isStill aside={<Button size="small">Выбрать</Button>}>
            Ресторан не выбран.
          </Notice>,
        ],
      ]}
      dos={[
        [
          'Что случилось и что делать',
          <Notice isStill tone="warn" title="Закончился соус">
            Замените его или уберите из заказа.
          </Notice>,
        ],
      ]}
      donts={[
        [
          'Винит человека и не говорит, что делать',
          <Notice isStill tone="bad" title="Неверные данные">
            Ошибка ввода.
          </Notice>,
        ],
      ]}
    />
  ),
});

export const SnackbarPage = meta.story({
  name: 'Сообщение внизу',
  tags: ['page:Snackbar'],
  argTypes: controlsOf('Snackbar'),
  render: (args) => (
    <ComponentPage
      of="Snackbar"
      args={args}
      title="Сообщение внизу"
      purpose="Коротко говорит, что случилось, и даёт вернуть. Уходит само, когда его прочли; ошибку произносит сразу."
      whenNot={['Это надо помнить — «Замечание».', 'Нужен ответ — «Окно».']}
      anatomy={[
        ['Слова', 'одно короткое предложение'],
        ['Кнопка', 'одна: «Вернуть»'],
        ['Значок', 'у того, что длится: связи нет'],
      ]}
      states={[
        [
          'С возвратом',
          <Snackbar action="Вернуть" onAction={press}>
            Блюдо убрано
          </Snackbar>,
        ],
        ['Ошибка', <Snackbar isError>Не удалось сохранить</Snackbar>],
        ['Длится', <StatusPill icon={LATER_ICONS.offline}>Нет соединения</StatusPill>],
      ]}
      dos={[['Одно событие — одно сообщение', <Snackbar>Адрес сохранён</Snackbar>]]}
      donts={[
        [
          'Длиннее строки: прочесть не успеют',
          <Snackbar>Адрес сохранён, теперь выберите время и проверьте сумму заказа</Snackbar>,
        ],
      ]}
    />
  ),
});

export const EmptyStatePage = meta.story({
  name: 'Пусто',
  tags: ['page:EmptyState'],
  argTypes: controlsOf('EmptyState'),
  render: (args) => (
    <ComponentPage
      of="EmptyState"
      args={args}
      title="Пусто"
      purpose="Вместо того, чего нет: что случилось, что делать и одна кнопка, которая ведёт дальше."
      whenNot={['Ещё идёт — «Место под содержимое».', 'Часть пришла: покажите её и «Замечание».']}
      anatomy={[
        ['Журавль', 'или рисунок страницы'],
        ['Заголовок', 'что случилось'],
        ['Текст', 'что делать'],
        ['Кнопка', 'главный путь отсюда'],
      ]}
      states={[
        [
          'С путём дальше',
          <EmptyState title="Корзина пуста" headingLevel={3} action={<Button variant="main">В меню</Button>}>
            Добавьте что-нибудь вкусное.
          </EmptyState>,
        ],
        ['Только слова', <EmptyState title="Заказов ещё не было" headingLevel={3} />],
      ]}
      dos={[
        [
          'Одна кнопка',
          <EmptyState
            title="Ничего не нашлось"
            headingLevel={3}
            action={<Button variant="main">Показать хиты</Button>}
          />,
        ],
      ]}
      donts={[['Тупик: ни слова, ни кнопки', <EmptyState title="Нет данных" headingLevel={3} />]]}
    />
  ),
});

export const PanelPage = meta.story({
  name: 'Рамка',
  tags: ['page:Panel'],
  argTypes: controlsOf('Panel'),
  render: (args) => (
    <ComponentPage
      of="Panel"
      args={args}
      tries={<Panel label="Рамка на пробу">85 бонусов</Panel>}
      title="Рамка"
      purpose="Обводит часть страницы, у которой есть имя: сумма заказа, бонусы. На слух это область, к ней можно перейти."
      whenNot={['Рамка нужна только для красоты: хватит отступа.', 'Внутри одно предложение — «Замечание».']}
      anatomy={[
        ['Рамка', 'край и скругление'],
        ['Имя', 'произносится, на экране его нет'],
      ]}
      states={[
        [
          'С суммой',
          <Panel label="Сумма заказа">
            <p>Итого 1 408 ₽</p>
          </Panel>,
        ],
      ]}
      dos={[
        [
          'Имя — что внутри',
          <Panel label="Бонусы">
            <p>85 бонусов</p>
          </Panel>,
        ],
      ]}
      donts={[
        [
          'Рамка в рамке',
          <Panel label="Внешняя">
            <Panel label="Внутренняя">
              <p>85 бонусов</p>
            </Panel>
          </Panel>,
        ],
      ]}
    />
  ),
});
