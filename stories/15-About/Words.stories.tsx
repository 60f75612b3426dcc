import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { Notice } from '../../src/ui/primitives/Notice.tsx';
import { Price } from '../../src/ui/primitives/Price.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Шрифт и слова',
  id: '15-about-words',
  parameters: PAGE,
  play: isWhole,
});

export const TypePage = meta.story({
  name: 'Шрифт',
  tags: ['page:type'],
  render: () => (
    <ComponentPage
      of="type"
      shownIn="10 Основы/Шрифт"
      title="Шрифт"
      purpose="Голос магазина: Golos Text, один на всё. Величина говорит, что важнее; жирность — что название, а что текст."
      whenNot={[
        'Хочется выделить кеглем внутри предложения: хватит полужирного.',
        'Заголовок нужен только для вида: он и на слух заголовок.',
      ]}
      anatomy={[
        ['Кегль', 'от примечания до первого экрана; крупные растут с экраном'],
        ['Строка', 'не длиннее 66 знаков'],
        ['Жирность', 'текст, названия, заголовки, самое крупное'],
      ]}
      states={[
        ['Название блюда', <span className="text-h3">Филадельфия классик</span>],
        ['Текст', <p>Лосось, сливочный сыр, огурец.</p>],
        ['Мелкий', <p className="text-small">Доставка 149 ₽</p>],
        ['Сумма', <Price value={fromRoubles(1707)} />],
      ]}
      dos={[['Неразрывный пробел перед знаком рубля', <p>{'1\\u00A0707\\u00A0₽'}</p>]]}
      donts={[['Прописными целиком: читать медленнее', <p>БЕСПЛАТНАЯ ДОСТАВКА</p>]]}
    />
  ),
});

export const CopyPage = meta.story({
  name: 'Слова',
  tags: ['page:copy'],
  render: () => (
    <ComponentPage
      of="copy"
      shownIn="10 Основы/Тексты"
      title="Слова"
      purpose="По-русски, просто и коротко: что случилось и что делать. Все слова экранов — в docs/copy.md, и меняются они вместе с ней."
      whenNot={[
        'Хочется пошутить об ошибке или об оплате.',
        'Слово знают только внутри: «терминал», «модификатор».',
      ]}
      anatomy={[
        ['Заголовок', 'о чём'],
        ['Предложение', 'одно дело, без канцелярита'],
        ['Кнопка', 'глагол'],
      ]}
      states={[
        [
          'Ошибка',
          <Notice tone="bad" isStill title="Оплата не прошла">
            Деньги не списаны. Попробуйте другую карту.
          </Notice>,
        ],
        ['Кнопка', <Button>Применить</Button>],
      ]}
      dos={[['Время по часам', <p>Привезём к 18:50</p>]]}
      donts={[['Канцелярит', <p>Осуществляется обработка вашего заказа</p>]]}
    />
  ),
});
