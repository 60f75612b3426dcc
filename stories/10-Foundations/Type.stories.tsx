import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: '10 Основы/Шрифт',
  id: '10-foundations-type',
});

const STYLES = [
  ['display', 'Три закуски — фри в подарок'],
  ['h1', 'Оформление заказа'],
  ['h2', 'Чаще заказывают'],
  ['h3', 'Филадельфия классик'],
  ['', 'Лосось, сливочный сыр, огурец, рис, нори. Ещё 1 234,50 ₽, №\u00A02047.'],
  ['sm', 'Доставка ~45 минут, 149 ₽'],
  ['xs muted', 'Начислим 85 бонусов после доставки'],
] as const;

export const Scale = meta.story({
  name: 'Кегли',
  render: () => (
    <div className="sample sample--stack">
      {STYLES.map(([style, text]) => (
        <p key={style} className={style}>
          {text}
        </p>
      ))}
      <p>
        Ссылка в тексте:{' '}
        <a className="link" href="#policy">
          политика обработки данных
        </a>
      </p>
    </div>
  ),
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check('700 16px "Golos Text"', 'Журавль 590 ₽')).toBe(true);
  },
});
