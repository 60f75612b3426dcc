import { type Sentence, type Step, unitsIn } from './sentence.ts';
import type { Sight } from './sight.ts';

/** A page that takes its time to come to life makes a press again that is not older (specification, section 9). */
const FRESH_MS = 700;

const topOf = ({ dialogs }: Sight): string | undefined => dialogs.at(-1);
const isNewlyTold = ({ before, after }: Step): boolean =>
  after.told.some((text) => !before.told.includes(text));
const listedAs = ({ listed }: Sight, name: string): number =>
  (listed ?? []).filter((line) => line.name === name).length;

/** Who presses what has failed once more is told the same: the button was busy meanwhile, and the words still stand. */
const isToldAgain = ({ before, after, hasAnswered }: Step): boolean =>
  hasAnswered && after.told.some((text) => before.told.includes(text));

/** Another dialog or page, a word about it, or a field that asks for something else. */
const cameToSomething = (step: Step): boolean =>
  topOf(step.before) !== topOf(step.after) ||
  step.before.address !== step.after.address ||
  step.after.invalid > 0 ||
  isNewlyTold(step) ||
  isToldAgain(step);

/** What a button says, and whether it has done so; `name` is what stands behind the first words. */
interface Promised {
  readonly button: RegExp;
  readonly isKept: (step: Step, name: string) => boolean;
}
const PROMISED: readonly Promised[] = [
  {
    button: /^Удалить: (.+)/,
    isKept: ({ before, after }, name) =>
      before.listed === null || listedAs(after, name) < Math.max(1, listedAs(before, name)),
  },
  { button: /^Увеличить количество$/, isKept: ({ before, after }) => unitsIn(after) >= unitsIn(before) },
  { button: /^Уменьшить количество$/, isKept: ({ before, after }) => unitsIn(after) <= unitsIn(before) },
  {
    button: /^В корзину: (.+)/,
    isKept: (step) => unitsIn(step.after) > unitsIn(step.before) || cameToSomething(step),
  },
  { button: /^Списать все$/, isKept: ({ after }) => !after.rows || (after.rows['Бонусы'] ?? 0) > 0 },
  { button: /^Не списывать$/, isKept: ({ after }) => (after.rows?.['Бонусы'] ?? 0) === 0 },
  { button: /^Убрать промокод$/, isKept: ({ after }) => after.coupon === '' },
  { button: /^Забрать отсюда: /, isKept: ({ after }) => after.method === 'self' },
  { button: /^Закрыть$/, isKept: ({ before, after }) => !topOf(before) || topOf(after) !== topOf(before) },
  {
    button: /^(?:Город: |Получение: |Исключить аллергены|Фильтры|Сообщить о проблеме|Очистить корзину$)/,
    isKept: (step) => Boolean(topOf(step.after)) || cameToSomething(step),
  },
  {
    button: /^В избранное: (.+)/,
    isKept: (step, name) => {
      const isPressed = step.after.hearts[name];
      return isPressed === undefined || isPressed !== step.before.hearts[name] || cameToSomething(step);
    },
  },
  { button: /^(?:Войти|Сохранить адрес|Сохранить|Забронировать|Применить)$/, isKept: cameToSomething },
];

/** On a page that is not alive yet nobody may wait longer than it does. */
const isHeard = ({ before, after, early }: Step): boolean =>
  before.isAlive || (after.isAlive && early !== null && early < FRESH_MS);

const isOtherwiseBusy = ({ before, after }: Step): boolean =>
  before.isOrdering || after.isOrdering || after.busy.length > 0;

export const PROMISES: Sentence = {
  says: 'Кнопка делает то, что на ней написано',
  broken: (step) => {
    const { act, isSettled, after } = step;
    if (act.kind !== 'press' || !isSettled || !after.isShop || !after.isAlive) return null;
    if (step.coveredBy !== null || !isHeard(step) || isOtherwiseBusy(step)) return null;
    const promised = PROMISED.find(({ button }) => button.test(act.name));
    const name = promised?.button.exec(act.name)?.[1] ?? '';
    return promised && !promised.isKept(step, name)
      ? `«${act.name}» нажато, и ничего из этого не вышло`
      : null;
  },
};
