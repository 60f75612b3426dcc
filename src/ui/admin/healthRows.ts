import { counted } from '../../domain/plural.ts';
import type { ViewState } from '../../slices/view/state.ts';
import type { Poll, PollName } from '../../slices/view/freshness/polls.ts';
import type { AdminRow } from './AdminTable.tsx';
import type { PushHealth } from './support.ts';

/** What the state knows of this page's ways to the server. */
export type Health = Pick<ViewState, 'isOnline' | 'connection' | 'isPolling' | 'polls'>;

const CONNECTION = { open: 'открыто', lost: 'потеряно, восстанавливаем', none: 'ещё не открывали' } as const;
const POLLS: Readonly<Record<PollName, string>> = {
  catalog: 'Опрос каталога',
  settings: 'Опрос настроек',
  store: 'Опрос версии состояния',
  app: 'Опрос версии приложения',
};
const times = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export const timeText = (time: number): string => times.format(time);

const pollText = ({ askedAt, failures }: Poll): string => {
  if (askedAt === null) return 'не было';
  const failed = failures > 0 ? `, ${counted(failures, ['сбой', 'сбоя', 'сбоев'])} подряд` : '';
  return `в ${timeText(askedAt)}${failed}`;
};

export const healthRows = ({ isOnline, connection, isPolling, polls }: Health): readonly AdminRow[] => [
  { name: 'Сеть', value: isOnline ? 'есть' : 'нет' },
  { name: 'Живое соединение', value: CONNECTION[connection] },
  { name: 'Опрашивает эта вкладка', value: isPolling ? 'да' : 'нет' },
  ...Object.entries(POLLS).map(([name, title]) => ({
    name: title,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are the polls
    value: pollText(polls[name as PollName]),
  })),
];

const PERMISSIONS = {
  granted: 'разрешены',
  denied: 'запрещены',
  default: 'ещё не спрашивали',
  none: 'браузер их не знает',
} as const satisfies Readonly<Record<PushHealth['permission'], string>>;

export const pushRows = ({ isOn, permission }: PushHealth): readonly AdminRow[] => [
  { name: 'Web push на сайте', value: isOn ? 'включён' : 'выключен' },
  { name: 'Уведомления в этом браузере', value: PERMISSIONS[permission] },
];
