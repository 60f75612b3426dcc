import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DishPicture } from '../../src/ui/product/DishPicture.tsx';
import { inSample } from '../sample.tsx';

const SECTIONS = [
  'Роллы',
  'Суши',
  'Сеты',
  'Вок',
  'Пицца',
  'Супы',
  'Закуски',
  'Поке',
  'Гёдза',
  'Десерты',
  'Напитки',
  'Соусы',
  'Особое',
] as const;

const meta = preview.meta({
  title: '20 Элементы/Место картинки блюда',
  id: '20-components-dishpicture',
  tags: ['component:DishPicture'],
  decorators: [inSample('sample--grounds')],
});

export const Coming = meta.story({
  name: 'Пока картинка идёт или её нет',
  render: () => (
    <>
      {SECTIONS.map((categoryName) => (
        <figure key={categoryName}>
          <span>
            <DishPicture
              product={{ image: null, categoryName, name: '' }}
              preset="w=248&h=248&q=60"
              place="card"
            />
          </span>
          <figcaption>{categoryName}</figcaption>
        </figure>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const grounds = Array.from(canvasElement.querySelectorAll('figure > span > *'), (place) =>
      JSON.stringify([getComputedStyle(place).backgroundImage, getComputedStyle(place).backgroundColor]),
    );
    await expect(new Set(grounds).size).toBe(SECTIONS.length);
  },
});
