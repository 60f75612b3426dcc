import preview from '../../.storybook/preview.tsx';
import { demoSettings, samara } from '../../tests/demo.ts';
import { CityMap } from '../../src/ui/map/CityMap.tsx';
import { restaurantMarks } from '../../src/ui/map/restaurantMarks.ts';
import { DishPicture } from '../../src/ui/product/DishPicture.tsx';
import { Picture } from '../../src/ui/primitives/Picture.tsx';
import { Skeleton } from '../../src/ui/primitives/Skeleton.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Картинки и места',
  id: '15-about-pictures',
  parameters: PAGE,
  play: isWhole,
});

const PRESET = 'w=248&h=248&q=60';
const { zones, restaurants } = demoSettings();
const inSamara = zones[samara.iikoId] ?? [];
const marks = restaurantMarks(restaurants[samara.iikoId] ?? []);

function Tile({ section }: { readonly section: string }) {
  return (
    <div className="sample--tile">
      <DishPicture product={{ image: null, categoryName: section, name: '' }} preset={PRESET} place="card" />
    </div>
  );
}

export const PicturePage = meta.story({
  name: 'Картинка',
  tags: ['page:Picture'],
  render: () => (
    <ComponentPage
      of="Picture"
      title="Картинка"
      purpose="Снимок в своём месте: берёт файл нужной ширины, грузится, когда до неё дойдут, и не ломает страницу, если не пришла."
      whenNot={['Это блюдо — «Картинка блюда».', 'Это рисунок магазина — «Значок» или «Журавль».']}
      anatomy={[
        ['Снимок', 'заполняет место целиком'],
        ['Место со значком', 'пока снимка нет или он не пришёл'],
      ]}
      states={[
        [
          'Есть',
          <div className="sample--tile">
            <Picture image="/icon-512x512.png" preset={PRESET} place="card" alt="Журавль" isEager />
          </div>,
        ],
        [
          'Нет',
          <div className="sample--tile">
            <Picture image={null} preset={PRESET} place="card" />
          </div>,
        ],
        [
          'Нет, но её описание важно',
          <div className="sample--tile">
            <Picture image={null} preset={PRESET} place="card" alt="Моти манго" />
          </div>,
        ],
      ]}
      dos={[
        [
          'Слова рядом говорят то же: описание пустое',
          <div className="sample">
            <div className="sample--tile">
              <Picture image={null} preset={PRESET} place="card" />
            </div>
            Моти манго
          </div>,
        ],
      ]}
      donts={[
        [
          'Описание повторяет слова рядом: услышат дважды',
          <div className="sample">
            <div className="sample--tile">
              <Picture image={null} preset={PRESET} place="card" alt="Картинка: моти манго" />
            </div>
            Моти манго
          </div>,
        ],
      ]}
    />
  ),
});

export const DishPicturePage = meta.story({
  name: 'Картинка блюда',
  tags: ['page:DishPicture'],
  render: () => (
    <ComponentPage
      of="DishPicture"
      title="Картинка блюда"
      purpose="Картинка, место которой и без снимка говорит, что за блюдо: тихий фон и очертание его рода."
      whenNot={[
        'Это не блюдо — «Картинка».',
        'Ждут весь список, и что в нём, неизвестно — «Место под содержимое».',
      ]}
      anatomy={[
        ['Фон', 'оттенок рода блюда'],
        ['Очертание', 'ролл, пицца, суп…'],
        ['Снимок', 'ложится сверху, когда придёт'],
      ]}
      states={[
        ['Ролл', <Tile section="Роллы" />],
        ['Пицца', <Tile section="Пицца" />],
        ['Суп', <Tile section="Супы" />],
        ['Неизвестного рода', <Tile section="Особое" />],
      ]}
      dos={[['Название стоит рядом, картинка молчит', <Tile section="Вок" />]]}
      donts={[
        [
          'Пустое место без фона: кажется поломкой',
          <div className="sample--tile">
            <Picture image={null} preset={PRESET} place="card" />
          </div>,
        ],
      ]}
    />
  ),
});

export const SkeletonPage = meta.story({
  name: 'Место под содержимое',
  tags: ['page:Skeleton'],
  argTypes: controlsOf('Skeleton'),
  render: (args) => (
    <ComponentPage
      of="Skeleton"
      args={args}
      tries={<Skeleton shape="picture" />}
      title="Место под содержимое"
      purpose="Держит место тому, что ещё не пришло, чтобы страница потом не прыгала. Первые 0,3 секунды его не видно."
      whenNot={[
        'Идёт отправка по нажатию — «Кнопка» с ожиданием.',
        'Ответа не будет — «Пусто» со словами, что делать.',
      ]}
      anatomy={[['Плашка', 'величиной с то, что встанет на её место; не мерцает']]}
      states={[
        [
          'Карточка',
          <div className="sample--card sample sample--stack">
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="price" />
          </div>,
        ],
        [
          'Текст',
          <div className="sample--card sample sample--stack">
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </div>,
        ],
        [
          'Строка формы',
          <div className="sample--card">
            <Skeleton shape="block" />
          </div>,
        ],
      ]}
      dos={[
        [
          'Столько же строк, сколько придёт',
          <div className="sample--card sample sample--stack">
            <Skeleton shape="title" />
            <Skeleton shape="text" />
          </div>,
        ],
      ]}
      donts={[['Одна полоса вместо списка: страница прыгнет', <Skeleton shape="text" />]]}
    />
  ),
});

export const CityMapPage = meta.story({
  name: 'Карта города',
  tags: ['page:CityMap'],
  render: () => (
    <ComponentPage
      of="CityMap"
      title="Карта города"
      purpose="Показывает, куда возят и где рестораны: река, районы и улицы нарисованы, поверх — зоны и отметки."
      whenNot={[
        'Нужен путь или дом: такую карту открывает ссылка на карты.',
        'Зон и отметок нет: карты тоже нет.',
      ]}
      anatomy={[
        ['Основа', 'земля, вода, улицы; есть у городов магазина'],
        ['Зоны', 'чем дальше, тем прозрачнее; своя обведена'],
        ['Отметки', 'рестораны и «вы здесь»; их можно сделать кнопками'],
      ]}
      states={[
        [
          'Зоны и рестораны',
          <CityMap
            label="Зоны доставки"
            className="sample--map-small"
            frame={inSamara.flatMap(({ polygon }) => polygon)}
            zones={inSamara.map((zone, index) => ({ ...zone, isOn: index === 0 }))}
            marks={marks.map(({ id, kind, at }) => ({ id, kind, at }))}
          />,
        ],
        [
          'Рестораны, которые нажимаются',
          <CityMap
            label="Рестораны"
            className="sample--map-small"
            frame={marks.map(({ at }) => at)}
            zones={[]}
            marks={marks.map((mark) => ({
              ...mark,
              press: { name: `Показать ресторан: ${mark.words ?? ''}`, run: () => {} },
            }))}
          />,
        ],
      ]}
      dos={[
        [
          'Имя говорит, что на карте видно',
          <CityMap
            label="Зоны доставки: три зоны, ваш адрес в первой"
            className="sample--map-small"
            frame={inSamara[0]?.polygon ?? []}
            zones={inSamara}
            marks={[]}
          />,
        ],
      ]}
      donts={[
        [
          'Имя «Карта»: тот, кто не смотрит, ничего не узнал',
          <CityMap
            label="Карта"
            className="sample--map-small"
            frame={inSamara[0]?.polygon ?? []}
            zones={inSamara}
            marks={[]}
          />,
        ],
      ]}
    />
  ),
});
