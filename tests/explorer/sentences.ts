import type { Act } from './acts.ts';
import { CITIES } from './cities.ts';
import { MARKED, PAGE_SENTENCES } from './pageSentences.ts';
import { choicesIn, costIn, pathOf, type Sentence, type Step, unitsIn, visibleOf } from './sentence.ts';
import type { Sight } from './sight.ts';

/** Takes dishes away, and is meant to. */
const TAKES =
  /^(?:Уменьшить количество|Удалить|Очистить|Убрать|Не возвращать|Вернуть|Выйти|Заказать|Оплатить|Повторить|Восстановить|Заменить|Изменить|Сохранить|Добавить за|Начать заново|Сбросить)/;
/** The shop says that something went, and why. */
const TOLD =
  /убрали|убран|опустел|очищена|изменил|закончил|нет в наличии|больше нет|отменили|не доставля|оформлен/i;
/** Letters in the main part of a page that is not blank; the shortest says some thirty. */
const LEAST_LETTERS = 15;

/** Back leaves these open: only an answer leads on (assumptions, section 6, "modals without a close button"). */
const STAYS_ON_BACK = /^(?:Доставить или заберёте\?|Выберите свой город)$/;

const isTold = ({ told, dialogs, heading }: Sight): boolean =>
  [...told, ...dialogs, heading].some((text) => TOLD.test(text));
const cityIn = ({ address }: Sight): string => address.split('/')[1] ?? '';
const takes = (act: Act): boolean =>
  act.kind === 'key' ||
  (act.kind === 'press' && (TAKES.test(act.name) || Object.values(CITIES).includes(act.name)));
const mayTake = ({ act, underWay, before, after, ordered }: Step): boolean =>
  [...underWay, act].some(takes) ||
  ordered.length > 0 ||
  (before.isLoggedIn && !after.isLoggedIn) ||
  cityIn(before) !== cityIn(after) ||
  isTold(after);

const lostOf = ({ before, after }: Step): readonly string[] => {
  const now = choicesIn(after);
  return [...choicesIn(before)]
    .filter(([key, { quantity }]) => (now.get(key)?.quantity ?? 0) < quantity)
    .map(([, { name }]) => name);
};

const sumOf = ({ rows }: Sight): number | null =>
  rows &&
  (rows['Товары'] ?? 0) +
    (rows['Доставка'] ?? 0) +
    (rows['Сервисный сбор'] ?? 0) -
    (rows['Скидка'] ?? 0) -
    (rows['Бонусы'] ?? 0);

const isReckoning = ({ told, busy }: Sight): boolean =>
  busy.length > 0 || told.some((text) => text.includes('пересчитываем'));

/** Sentences that a customer would sign; each is looked for on the screen and in what the browser keeps. */
export const SENTENCES: readonly Sentence[] = [
  {
    says: 'Корзина никогда не теряет строку',
    broken: (step) => {
      const lost = step.after.isShop && step.before.isShop && !mayTake(step) ? lostOf(step) : [];
      return lost.length > 0 ? `Пропало: ${lost.join(', ')}` : null;
    },
  },
  {
    says: 'Сумма в шапке равна сумме строк',
    broken: ({ after, isSettled }) => {
      if (!isSettled || !after.basket || !after.isAlive) return null;
      const shown = after.basket.sum ?? 0;
      return shown === costIn(after) ? null : `В шапке ${shown}, строки стоят ${costIn(after)} копеек`;
    },
  },
  {
    says: 'На корзине столько, сколько в ней порций',
    broken: ({ after, isSettled }) => {
      if (!isSettled || !after.basket || !after.isAlive) return null;
      const units = unitsIn(after);
      return after.basket.count === units ? null : `На корзине ${after.basket.count}, в ней ${units}`;
    },
  },
  {
    says: 'В корзине видно всё, что в ней лежит',
    broken: ({ after, isSettled }) => {
      if (!isSettled || !after.listed || !/\/(?:cart|checkout)/.test(after.address) || !after.isAlive)
        return null;
      const lines = visibleOf(after);
      return after.listed.length === lines.length
        ? null
        : `Видно строк: ${after.listed.length}, лежит: ${lines.length}`;
    },
  },
  {
    says: 'Итог равен сумме своих строк',
    broken: ({ after, isSettled }) => {
      const sum = sumOf(after);
      const total = after.rows?.['Итого'];
      if (!isSettled || sum === null || total === undefined || isReckoning(after)) return null;
      return total === Math.max(0, sum) ? null : `Итого ${total}, строки дают ${sum} копеек`;
    },
  },
  {
    says: 'Назад и Esc закрывают верхнее',
    broken: ({ act, before, after, under, isSettled, underWay }) => {
      const isClosing = act.kind === 'back' || (act.kind === 'key' && act.key === 'Escape');
      const top = before.dialogs.at(-1);
      if (!isClosing || top === undefined || !isSettled || underWay.length > 0 || !before.isAlive)
        return null;
      if (act.kind === 'back' && STAYS_ON_BACK.test(top)) return null;
      if (after.dialogs.at(-1) === top) return `«${top}» осталось`;
      // A dish has an address of its own; closed, it leaves the page that it was opened from.
      const isSamePage = pathOf(after) === pathOf(before) || under.includes(pathOf(after));
      return isSamePage ? null : `Под «${top}» была ${under.join(' или ')}, а теперь ${pathOf(after)}`;
    },
  },
  {
    says: 'Ни одного белого экрана',
    broken: ({ after, isSettled }) =>
      isSettled && after.isShop && after.letters < LEAST_LETTERS && after.busy.length === 0
        ? `Букв на экране: ${after.letters}`
        : null,
  },
  {
    says: 'Нажатое отвечает',
    broken: ({ act, hasAnswered, before }) => {
      if (hasAnswered || act.kind !== 'press' || act.role === 'radio' || !before.isAlive) return null;
      // Who was told already what is wrong, and presses again, is told the same; what is chosen stays chosen.
      const hasNothingToDo = before.invalid > 0 || before.chosen.includes(act.name);
      return hasNothingToDo ? null : 'Ничего не изменилось';
    },
  },
  {
    says: 'Один заказ — одно нажатие',
    broken: ({ orders, orderPresses }) => {
      const made = new Set(orders.flatMap(({ id }) => (id === null ? [] : [id]))).size;
      return made > orderPresses ? `Заказов ${made}, нажатий ${orderPresses}` : null;
    },
  },
  {
    says: 'Заказано то, что лежало в корзине, и в свой город',
    broken: ({ ordered, before }) => {
      for (const { body } of ordered) {
        const units = (body.order?.items ?? []).reduce((sum, { amount }) => sum + amount, 0);
        if (before.kept !== null && units < unitsIn(before))
          return `Заказано порций: ${units}, лежало ${unitsIn(before)}`;
        const city = CITIES[cityIn(before)];
        const to = body.deliveryMethod === 'delivery' ? body.address?.city : null;
        if (city !== undefined && to && !to.includes(city)) return `Заказ в «${to}», открыт город ${city}`;
      }
      return null;
    },
  },
  {
    says: 'Окно одно, и фокус в нём',
    broken: ({ after, isSettled, before }) => {
      const wasThere = before.isAlive || before.dialogs[0] === after.dialogs[0];
      if (!isSettled || !after.isAlive || !wasThere) return null;
      if (after.dialogs.length > 1) return `Окна: ${after.dialogs.join(', ')}`;
      return after.dialogs.length === 1 && !after.isFocusInDialog ? `Фокус не в «${after.dialogs[0]}»` : null;
    },
  },
  {
    says: 'Ни одной ошибки, которую никто не поймал',
    broken: ({ errors }) => errors[0] ?? null,
  },
  {
    says: 'После обновления страницы корзина та же',
    broken: (step) => {
      if (step.act.kind !== 'reload' || !step.after.isShop || isTold(step.after)) return null;
      if (step.underWay.some(takes)) return null;
      const lost = lostOf(step);
      return lost.length > 0 ? `Пропало: ${lost.join(', ')}` : null;
    },
  },
  ...PAGE_SENTENCES,
];

/** Held at the end of a visit, when the network is sound again. */
export const LAST_SENTENCES = {
  alive: 'Страница оживает',
  busy: 'Ничто не занято дольше двенадцати секунд',
  marked: MARKED,
  tabs: 'Две вкладки видят одну корзину',
} as const;
