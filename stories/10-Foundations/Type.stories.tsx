import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: '10 Основы/Шрифт',
  id: '10-foundations-type',
});

const STYLES = [
  ['text-display', 'Три закуски — фри в подарок'],
  ['text-h1', 'Оформление заказа'],
  ['text-h2', 'Чаще заказывают'],
  ['text-h3', 'Филадельфия классик'],
  ['', 'Лосось, сливочный сыр, огурец, рис, нори. Ещё 1 234,50 ₽, №\u00A02047.'],
  ['text-small', 'Доставка ~45 минут, 149 ₽'],
  ['text-tiny text-muted', 'Начислим 85 бонусов после доставки'],
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
        <a className="text-link" href="#policy">
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
