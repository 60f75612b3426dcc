import type { StopListEntry } from '../../domain/catalog.ts';
import { formatPrice } from '../../domain/money.ts';
import type { Restaurant, Zone, ZoneDelivery } from '../../domain/settings.ts';
import { CLOSED_DAY, isDayOff, isReadable, type WorkDay, type WorkWeek } from '../../domain/workTime.ts';
import type { AdminRow } from './AdminTable.tsx';

/** From Monday, by their index in a week that begins on Sunday. */
const DAYS = [
  [1, 'Понедельник'],
  [2, 'Вторник'],
  [3, 'Среда'],
  [4, 'Четверг'],
  [5, 'Пятница'],
  [6, 'Суббота'],
  [0, 'Воскресенье'],
] as const;

const hoursText = (day: WorkDay | null): string => {
  if (day === null) return 'не заданы: открыто';
  const known = isReadable(day) ? day : CLOSED_DAY;
  if (isDayOff(known)) return isReadable(day) ? 'выходной' : 'не читаются: выходной';
  return `${known.open}–${known.close}${known.isNextDay ? ' следующего дня' : ''}`;
};

export const hourRows = (week: WorkWeek | null, isOpen: boolean): readonly AdminRow[] => [
  { name: 'Сейчас', value: isOpen ? 'открыто' : 'закрыто' },
  ...DAYS.map(([index, name]) => ({ name, value: hoursText(week?.[index] ?? null) })),
];

const sum = (value: ZoneDelivery['minSum']): string => (value === null ? 'не задано' : formatPrice(value));

/** The terms of the zone that the chosen address lies in, as far as they have come. */
export const zoneRows = (zone: Zone | null, terms: ZoneDelivery | null): readonly AdminRow[] => [
  { name: 'Зона выбранного адреса', value: zone?.name ?? 'адрес не выбран' },
  { name: 'Наименьшая сумма', value: sum(terms?.minSum ?? null) },
  { name: 'Бесплатно от', value: sum(terms?.freeFrom ?? null) },
  {
    name: 'Минут в пути',
    value: terms?.minutes === undefined ? 'не задано' : String(terms.minutes ?? 'не задано'),
  },
];

/** What each restaurant of the city lacks now. */
export const stopRows = (
  stopList: readonly StopListEntry[],
  restaurants: readonly Restaurant[],
  nameOf: (id: StopListEntry['productId']) => string | null,
): readonly AdminRow[] =>
  restaurants.map(({ id, name }) => {
    const stopped = stopList.filter(({ terminalId }) => terminalId === id);
    const names = stopped.map(({ productId }) => nameOf(productId) ?? productId);
    return { name, value: names.length > 0 ? names.join(', ') : 'всё есть' };
  });
