import { formatPrice, kopecks } from '../../domain/money.ts';
import { CANCELLED_LABEL, stepOf, stepsFor } from '../../domain/orderStatus.ts';
import { counted } from '../../domain/plural.ts';
import { isDayOff, type WorkDay } from '../../domain/workTime.ts';
import type { AwayChange, DishState, ZoneTerm } from '../../slices/view/away/state.ts';

const dayAndTime = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** «24 ноября в 14:20»; `at` in ms. */
export const dayAndTimeText = (at: number): string => dayAndTime.format(at);

/** A change in words. */
export interface ChangeWords {
  readonly title: string;
  readonly was: string;
  readonly is: string;
  /** When it became so; null where nobody has told. */
  readonly when: string | null;
}

const DISH = {
  sold: ['в наличии', 'снова есть'],
  stopped: ['нет в наличии', 'закончилось'],
  gone: ['нет в меню', 'больше нет в меню'],
  unchosen: ['с прежним выбором нет', 'с прежним выбором больше нет, убрали из корзины'],
} as const satisfies Record<DishState, readonly [was: string, is: string]>;

const TERM = {
  price: 'Доставка по вашему адресу',
  minSum: 'Минимальный заказ',
  freeFrom: 'Бесплатная доставка от',
  minutes: 'Время доставки',
} as const satisfies Record<ZoneTerm, string>;

const termText = (term: ZoneTerm, value: number | null): string => {
  if (value === null) return 'не указано';
  if (term === 'minutes') return `около ${counted(value, ['минуты', 'минут', 'минут'])}`;
  return term === 'price' && value === 0 ? 'бесплатно' : formatPrice(kopecks(value));
};

const hoursText = (day: WorkDay | null): string => {
  if (!day) return 'не указаны';
  return isDayOff(day) ? 'закрыто' : `с\u00A0${day.open} до\u00A0${day.close}`;
};

const statusText = (status: string | null, { method }: Extract<AwayChange, { what: 'order' }>): string => {
  if (status === null) return 'завершён';
  const step = stepOf(status, method);
  if (step === 'cancelled') return CANCELLED_LABEL;
  return stepsFor(method).find((one) => one.step === step)?.label ?? status;
};

const wordsOf = (change: AwayChange): Omit<ChangeWords, 'when'> => {
  if (change.what === 'price')
    return { title: change.name, was: formatPrice(change.was), is: formatPrice(change.is) };
  if (change.what === 'dish') return { title: change.name, was: DISH[change.was][0], is: DISH[change.is][1] };
  if (change.what === 'hours') {
    const of = change.place === null ? '' : `, ${change.place}`;
    return { title: `Часы работы сегодня${of}`, was: hoursText(change.was), is: hoursText(change.is) };
  }
  if (change.what === 'delivery') {
    const [was, is] = [termText(change.term, change.was), termText(change.term, change.is)];
    return { title: TERM[change.term], was, is };
  }
  return { title: 'Ваш заказ', was: statusText(change.was, change), is: statusText(change.is, change) };
};

/** What was, what is and, where somebody has told, since when. */
export const changeWords = (change: AwayChange): ChangeWords => ({
  ...wordsOf(change),
  when: change.when === null ? null : dayAndTimeText(change.when),
});
