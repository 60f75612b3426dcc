import preview from '../../.storybook/preview.tsx';
import { Crane } from '../../src/ui/primitives/Crane.tsx';
import { Icon } from '../../src/ui/primitives/Icon.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Рисунки',
  id: '15-about-drawings',
  parameters: PAGE,
  play: isWhole,
});

export const IconPage = meta.story({
  name: 'Значок',
  tags: ['page:Icon'],
  argTypes: controlsOf('Icon'),
  render: (args) => (
    <ComponentPage
      of="Icon"
      args={args}
      title="Значок"
      purpose="Контур рядом со словом, чтобы узнать его быстрее. Цвет берёт у текста; все значки — в «Основах»."
      whenNot={['Значок нажимают — «Кнопка-значок».', 'Смысл без слова непонятен: нужен текст.']}
      anatomy={[['Контур', 'линия 1,75 на поле 24 × 24']]}
      states={[
        ['16 — в плашке', <Icon name="pin" size={16} />],
        ['20 — рядом с текстом', <Icon name="pin" size={20} />],
        ['24 — сам по себе', <Icon name="pin" />],
        ['32 — в крупном выборе', <Icon name="pin" size={32} />],
      ]}
      dos={[
        [
          'Рядом со словом',
          <span className="sample">
            <Icon name="clock" size={20} />к 18:50
          </span>,
        ],
      ]}
      donts={[['Один, без слова: часы или время?', <Icon name="clock" />]]}
    />
  ),
});

export const CranePage = meta.story({
  name: 'Журавль',
  tags: ['page:Crane'],
  render: () => (
    <ComponentPage
      of="Crane"
      title="Журавль"
      purpose="Знак магазина. Красная только шапочка: это и есть правило цвета всего магазина."
      whenNot={['Нужна ссылка на главную — «Логотип».', 'Рядом уже есть журавль: двух на экране не бывает.']}
      anatomy={[
        ['Тело', 'цветом текста'],
        ['Шапочка', 'красная'],
      ]}
      states={[
        [
          'На светлом',
          <div className="sample--tile">
            <Crane />
          </div>,
        ],
        [
          'На лаке',
          <div className="sample--tile sample--lacquer on-lacquer">
            <Crane />
          </div>,
        ],
      ]}
      dos={[
        [
          'Там, где пусто и можно отдохнуть',
          <div className="sample--tile">
            <Crane />
          </div>,
        ],
      ]}
      donts={[
        [
          'Мельче 24 точек: шапочки не видно',
          <span style={{ width: 14 }}>
            <Crane />
          </span>,
        ],
      ]}
    />
  ),
});
