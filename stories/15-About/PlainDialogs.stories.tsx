import preview from '../../.storybook/preview.tsx';
import { PlainDialog, type PlainDialogProps } from '../../src/ui/dialog/PlainDialog.tsx';
import { TopLayer } from '../../src/ui/dialog/TopLayer.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { LATER_ICONS } from '../../src/ui/primitives/laterIcons.ts';
import { StatusPill } from '../../src/ui/primitives/Snackbar.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { HEARD, Opened } from './Opened.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Окна попроще',
  id: '15-about-plain-dialogs',
  parameters: PAGE,
  play: isWhole,
});

function TriedDialog(changed: Partial<PlainDialogProps>) {
  return (
    <Opened words="Простое окно на пробу">
      {(close) => (
        <PlainDialog title="Кухня закрывается" button="Хорошо" {...changed} onClose={close}>
          <p>Успейте заказать до 22:30.</p>
        </PlainDialog>
      )}
    </Opened>
  );
}

export const PlainDialogPage = meta.story({
  name: 'Простое окно',
  tags: ['page:PlainDialog'],
  argTypes: controlsOf('PlainDialog'),
  render: (args) => (
    <ComponentPage
      of="PlainDialog"
      args={args}
      tries={<TriedDialog />}
      title="Простое окно"
      purpose="Слова и одна кнопка: когда надо прочесть и пойти дальше."
      whenNot={['Ответов два — «Окно».', 'Читать не обязательно — «Сообщение внизу».']}
      anatomy={[
        ['Заголовок', 'что случилось'],
        ['Слова', 'что делать'],
        ['Кнопка', 'одна'],
      ]}
      states={[
        [
          'Открывается',
          <Opened words="Нет связи">
            {(close) => (
              <PlainDialog title="Нет соединения" button="Понятно" onClose={close}>
                <p>Окно откроется, когда связь появится.</p>
              </PlainDialog>
            )}
          </Opened>,
        ],
      ]}
      heard={HEARD}
      dos={[
        [
          'Кнопка говорит, что дальше',
          <Opened words="Мы закрыты">
            {(close) => (
              <PlainDialog title="Мы закрыты" button="Заказать к 10:00" onClose={close}>
                <p>Откроемся в 10:00.</p>
              </PlainDialog>
            )}
          </Opened>,
        ],
      ]}
      donts={[
        [
          'Окно ради новости, которую не просили',
          <Opened words="Новость">
            {(close) => (
              <PlainDialog title="У нас новинки" button="Ясно" onClose={close}>
                <p>Загляните в меню.</p>
              </PlainDialog>
            )}
          </Opened>,
        ],
      ]}
    />
  ),
});

export const TopLayerPage = meta.story({
  name: 'Поверх окна',
  tags: ['page:TopLayer'],
  render: () => (
    <ComponentPage
      of="TopLayer"
      title="Поверх окна"
      purpose="Переносит сообщение на самое верхнее окно, чтобы его было видно и слышно, когда страница под окном молчит."
      whenNot={['Сообщение принадлежит странице: пусть ждёт под окном.', 'Это само окно.']}
      anatomy={[['Содержимое', 'одно и то же, только переезжает']]}
      states={[
        [
          'Без окна стоит на своём месте',
          <TopLayer>
            <StatusPill icon={LATER_ICONS.offline}>Нет соединения</StatusPill>
          </TopLayer>,
        ],
      ]}
      dos={[['Сообщения магазина', <StatusPill icon={LATER_ICONS.offline}>Слышно и над окном</StatusPill>]]}
      donts={[['Кнопка страницы: над окном она не к месту', <Button>В корзину</Button>]]}
    />
  ),
});
