import preview from '../../.storybook/preview.tsx';
import { Dialog, type DialogProps } from '../../src/ui/dialog/Dialog.tsx';
import { NativeDialog } from '../../src/ui/dialog/NativeDialog.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { HEARD, Opened } from './Opened.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Окна',
  id: '15-about-dialogs',
  parameters: PAGE,
  play: isWhole,
});

function TriedDialog(changed: Partial<DialogProps>) {
  return (
    <Opened words="Окно на пробу">
      {(close) => (
        <Dialog title="Ваш отзыв" hasCloseButton {...changed} onClose={close}>
          <p>Расскажите, что понравилось.</p>
        </Dialog>
      )}
    </Opened>
  );
}

export const DialogPage = meta.story({
  name: 'Окно',
  tags: ['page:Dialog'],
  argTypes: controlsOf('Dialog'),
  render: (args) => (
    <ComponentPage
      of="Dialog"
      args={args}
      tries={<TriedDialog />}
      title="Окно"
      purpose="Просит ответа, без которого дальше никак, или показывает блюдо. На телефоне — лист от нижнего края, его тянут вниз."
      whenNot={[
        'Ответ не нужен — «Сообщение внизу» или «Замечание».',
        'Содержимому нужен свой адрес и прокрутка — страница.',
      ]}
      anatomy={[
        ['Ручка', 'на телефоне: лист можно стянуть'],
        ['Заголовок', 'имя окна'],
        ['«Закрыть»', 'если окно можно закрыть без ответа'],
        ['Содержимое', 'прокручивается'],
        ['Кнопки', 'внизу, всегда на виду'],
      ]}
      states={[
        [
          'Узкое',
          <Opened words="Узкое окно">
            {(close) => (
              <Dialog title="Удалить адрес?" onClose={close} footer={<Button onClick={close}>Отмена</Button>}>
                <p>Ленинградская, 10</p>
              </Dialog>
            )}
          </Opened>,
        ],
        [
          'Среднее, закрывается и мимо',
          <Opened words="Среднее окно">
            {(close) => (
              <Dialog title="Адрес доставки" size="mid" hasCloseButton isDismissable onClose={close}>
                <p>Здесь поля адреса.</p>
              </Dialog>
            )}
          </Opened>,
        ],
      ]}
      heard={HEARD}
      dos={[
        [
          'Заголовок спрашивает, кнопка отвечает',
          <Opened words="Очистить корзину">
            {(close) => (
              <Dialog
                title="Очистить корзину?"
                onClose={close}
                footer={
                  <Button variant="main" onClick={close}>
                    Очистить
                  </Button>
                }
              >
                <p>Все блюда будут убраны.</p>
              </Dialog>
            )}
          </Opened>,
        ],
      ]}
      donts={[
        [
          'Окно поверх окна: одно за раз',
          <Opened words="Два окна">
            {(close) => (
              <Dialog title="Первое" onClose={close} hasCloseButton>
                <Opened words="Ещё окно">
                  {(shut) => (
                    <Dialog title="Второе" onClose={shut} hasCloseButton>
                      <p>Где я?</p>
                    </Dialog>
                  )}
                </Opened>
              </Dialog>
            )}
          </Opened>,
        ],
      ]}
    />
  ),
});

export const NativeDialogPage = meta.story({
  name: 'Окно самого браузера',
  tags: ['page:NativeDialog'],
  render: () => (
    <ComponentPage
      of="NativeDialog"
      title="Окно самого браузера"
      purpose="То же окно без библиотеки: открывается, пока остальной код ещё в пути. Так спрашивают город в первый раз."
      whenNot={[
        'Нужны лист с ручкой, картинка, «Закрыть» — «Окно».',
        'Слова и одна кнопка — «Простое окно».',
      ]}
      anatomy={[
        ['Заголовок', 'имя окна'],
        ['Содержимое', 'прокручивается'],
        ['Кнопки', 'внизу'],
      ]}
      states={[
        [
          'С кнопкой',
          <Opened words="Открыть">
            {(close) => (
              <NativeDialog
                title="Ваш город — Самара?"
                onClose={close}
                footer={<Button onClick={close}>Да</Button>}
              >
                <p>От города зависят меню и время.</p>
              </NativeDialog>
            )}
          </Opened>,
        ],
      ]}
      heard={HEARD}
      dos={[
        [
          'Один вопрос',
          <Opened words="Спросить город">
            {(close) => (
              <NativeDialog
                title="Ваш город?"
                onClose={close}
                footer={<Button onClick={close}>Самара</Button>}
              >
                <p>Самара</p>
              </NativeDialog>
            )}
          </Opened>,
        ],
      ]}
      donts={[
        [
          'Нет кнопок: закрыть можно только с клавиатуры',
          <Opened words="Без кнопок">
            {(close) => (
              <NativeDialog title="Без кнопок" onClose={close}>
                <p>Esc закроет.</p>
              </NativeDialog>
            )}
          </Opened>,
        ],
      ]}
    />
  ),
});
