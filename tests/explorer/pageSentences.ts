import { CITIES } from './cities.ts';
import { PROMISES } from './promises.ts';
import { costOf, pathOf, type Sentence, unitsIn, visibleOf } from './sentence.ts';
import type { Sight } from './sight.ts';

export const CITY_QUESTION = 'Выберите свой город';
/** Puts something into the cart, whatever the hour. */
const TAKES_IN = /^(?:Увеличить количество|В корзину: |Добавить за)/;
/** Of a page that is loaded again these are what the browser keeps. */
const KEPT_FIELDS = ['Сдача с', 'Количество персон', 'Комментарий', 'Списать бонусы'];

const citySlugIn = (sight: Sight): string => pathOf(sight).split('/')[1] ?? '';

/** A number as people write it, else the text. */
const meaningOf = (text: string): string => {
  const number = Number(text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) ? String(number) : text.trim();
};

const sumsOf = (sums: readonly (number | null)[]): string =>
  sums
    .map((sum) => sum ?? 0)
    .filter((sum) => sum > 0)
    .toSorted((a, b) => a - b)
    .join(' ');

/** Looked for after the login, and once more when the visit ends and the network is sound again. */
export const MARKED = 'Что отметил гость, отмечено и после входа';

/** What is on a page, keeps the focus, and is there again after a reload. */
export const PAGE_SENTENCES: readonly Sentence[] = [
  PROMISES,
  {
    says: 'Сумма строки — цена, умноженная на количество',
    broken: ({ after, isSettled }) => {
      if (!isSettled || !after.listed || !after.isAlive || !pathOf(after).endsWith('/cart')) return null;
      // Lines that are not there are another sentence.
      if (after.listed.length !== visibleOf(after).length) return null;
      const shown = sumsOf(after.listed.map(({ sum }) => sum));
      const cost = sumsOf(visibleOf(after).map(costOf));
      return shown === cost ? null : `В строках ${shown}, стоят они ${cost} копеек`;
    },
  },
  {
    says: 'До каждой кнопки можно дотянуться',
    broken: ({ coveredBy, isSettled, after }) => {
      if (!isSettled || !after.isAlive) return null;
      return coveredBy === null ? after.buried : `Поверх лежит ${coveredBy}`;
    },
  },
  {
    says: 'Что сказано, можно прочесть',
    broken: ({ isSettled, after }) => (isSettled && after.isAlive ? after.unread : null),
  },
  {
    says: 'Фокус не теряется',
    broken: ({ act, before, after, isSettled }) => {
      const isPress = act.kind === 'press' && act.role === 'button';
      if (!isPress || !isSettled || !before.isAlive || !after.isAlive || !after.isShop) return null;
      // A page that is loaded anew begins at its top.
      if (before.loadedAt !== after.loadedAt) return null;
      return after.isFocusLost ? `После «${act.name}» фокуса нет нигде` : null;
    },
  },
  {
    says: 'Страница не шире экрана',
    broken: ({ after, isSettled }) => (isSettled && after.isShop && after.isWider ? after.address : null),
  },
  {
    says: 'Ни одна ссылка не ведёт в никуда',
    broken: ({ after }) => (after.isShop && after.isNowhere ? `${after.address} не найдена` : null),
  },
  {
    says: 'Окно не идёт следом на другую страницу',
    broken: ({ act, before, after, isSettled }) => {
      const top = before.dialogs.at(-1);
      const isTurned = act.kind === 'press' && act.role === 'link' && pathOf(before) !== pathOf(after);
      if (!isSettled || !isTurned || top === undefined || !after.isAlive) return null;
      return after.dialogs.at(-1) === top ? `«${top}» лежит и над ${pathOf(after)}` : null;
    },
  },
  {
    says: 'Окно, открытое снова, начинается заново',
    broken: ({ act, before, after, isSettled }) => {
      const isNew = act.kind === 'press' && before.dialogs.length === 0;
      const isOpened = (isNew || act.kind === 'reopen') && after.dialogs.length === 1;
      if (!isSettled || !isOpened || !/^(?:Адрес доставки|Бронирование стола)$/.test(after.dialogs[0] ?? ''))
        return null;
      const left = Object.entries(after.fields).filter(
        ([name, text]) => text !== '' && /^(?:Улица|Дом|Квартира|Подъезд|Этаж|Комментарий)$/.test(name),
      );
      return left.length > 0 ? `Осталось: ${left.flat().join(' ')}` : null;
    },
  },
  {
    says: 'После обновления страницы набранное то же',
    broken: ({ act, before, after, isSettled }) => {
      if (act.kind !== 'reload' || !isSettled || !after.isAlive || pathOf(before) !== pathOf(after))
        return null;
      if (before.invalid > 0) return null;
      const other = KEPT_FIELDS.find((name) => {
        const [was, is] = [before.fields[name], after.fields[name]];
        return was !== undefined && is !== undefined && was !== '' && meaningOf(was) !== meaningOf(is);
      });
      return other === undefined
        ? null
        : `«${other}»: было «${before.fields[other]}», стало «${after.fields[other]}»`;
    },
  },
  {
    says: 'После обновления страницы отмеченное то же',
    broken: ({ act, before, after, isSettled }) => {
      if (act.kind !== 'reload' || !isSettled || !before.isLoggedIn || !after.isLoggedIn || !after.isAlive)
        return null;
      const other = Object.entries(before.hearts).find(
        ([name, isPressed]) => after.hearts[name] !== undefined && after.hearts[name] !== isPressed,
      );
      return other ? `Сердце у «${other[0]}» теперь другое` : null;
    },
  },
  {
    says: MARKED,
    broken: ({ after, before, isSettled, marked }) => {
      // A heart that could not be saved is taken back, with a word.
      const isTold = after.told.some((text) => !before.told.includes(text));
      if (!isSettled || !after.isLoggedIn || !after.isAlive || isTold) return null;
      const forgotten = [...marked].filter((name) => after.hearts[name] === false);
      return forgotten.length > 0 ? `Отмечено гостем: ${forgotten.join(', ')}` : null;
    },
  },
  {
    says: 'Закрытая кухня ничего не кладёт в корзину',
    broken: ({ act, before, after, isNight }) => {
      const isTaking = act.kind === 'press' && TAKES_IN.test(act.name);
      if (!isNight || !isTaking || !before.isAlive || before.kept === null) return null;
      return unitsIn(after) > unitsIn(before) ? `Ночью стало порций: ${unitsIn(after)}` : null;
    },
  },
  {
    says: 'Адрес — в том городе, что открыт',
    broken: ({ after, isSettled }) => {
      if (!isSettled || !after.isAlive || after.method !== 'delivery') return null;
      const here = CITIES[citySlugIn(after)];
      const other = Object.values(CITIES).find(
        (city) => city !== here && after.place?.startsWith(`${city},`) === true,
      );
      return here !== undefined && other !== undefined
        ? `Открыт город ${here}, везут в «${after.place}»`
        : null;
    },
  },
  {
    says: 'На оформлении есть что заказать',
    broken: ({ after, isSettled }) => {
      if (!isSettled || !after.isAlive || after.isOrdering || !pathOf(after).endsWith('/checkout'))
        return null;
      return after.kept !== null && after.kept.length === 0 ? 'Корзина пуста' : null;
    },
  },
  {
    says: 'Сумму, которую назвал магазин, ресторан принимает',
    broken: ({ ordered }) => ordered.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  },
  {
    says: 'О городе спрашивают один раз',
    broken: ({ act, before, after, hasNamedCity }) => {
      const isAsked = after.dialogs.includes(CITY_QUESTION) && !before.dialogs.includes(CITY_QUESTION);
      // Its button has the focus once the question is answered, and Enter presses it.
      const isWanted =
        act.kind === 'key' ? act.key === 'Enter' : act.kind === 'press' && act.name.startsWith('Город: ');
      return hasNamedCity && isAsked && !isWanted ? 'Его уже назвали' : null;
    },
  },
];
