import { counted } from '../../domain/plural.ts';
import { dateWords } from '../../domain/reservation.ts';
import type { Waiting, WaitingState } from '../../slices/user/waiting/selectors.ts';

const GUESTS = ['гость', 'гостя', 'гостей'] as const;

/** What waits, in one line. */
export function waitingWords({ what, dish }: Pick<Waiting, 'what' | 'dish'>): string {
  if (what.kind === 'like') return `${what.isLiked ? 'Нравится' : 'Больше не нравится'}: ${dish ?? 'блюдо'}`;
  if (what.kind === 'address') return `Адрес: ${what.draft.street}, ${what.draft.home}`;
  if (what.kind === 'coupon') return `Промокод ${what.code}`;
  const { date, time, guests } = what.request;
  return `Бронь: ${dateWords(date)}, ${time}, ${counted(guests, GUESTS)}`;
}

export const WAITING_FOR: Readonly<Record<WaitingState, string>> = {
  login: 'Ждёт входа',
  network: 'Отправим, когда появится связь',
  sending: 'Отправляем',
  uncertain: 'Связь оборвалась. Дошла ли бронь, спросите в ресторане',
};

/** The words of the strip: how many wait, and for what. */
export function stripWords(all: readonly Pick<Waiting, 'state'>[]): string {
  const forLogin = all.filter(({ state }) => state === 'login').length;
  const others = all.length - forLogin;
  return [
    others > 0 && `Ждёт соединения: ${others}`,
    forLogin > 0 && `${others > 0 ? 'ждёт' : 'Ждёт'} входа: ${forLogin}`,
  ]
    .filter(Boolean)
    .join(', ');
}
