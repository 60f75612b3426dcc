import { counted } from '../../domain/plural.ts';
import { timeText } from './healthRows.ts';
import type { JournalProblem, Visit } from './support.ts';

const FROM = {
  page: 'Эта страница',
  earlier: 'Раньше в этой вкладке',
  browser: 'Прошлый визит в этом браузере',
  tab: 'Другая вкладка',
  file: 'Файл',
} as const satisfies Readonly<Record<Visit['from'], string>>;

const EVENTS = ['событие', 'события', 'событий'] as const;

/** `Другая вкладка, с 12:40:11: /samara/cart, 58 событий`. */
export function visitTitle({ from, file, base, steps }: Visit): string {
  const began = steps[0]?.event.time;
  const { path } = (steps.at(-1)?.state ?? base).view;
  const name = file === '' ? FROM[from] : `${FROM[from]} ${file}`;
  const since = began === undefined ? '' : `, с ${timeText(began)}`;
  return `${name}${since}: ${path}, ${counted(steps.length, EVENTS)}`;
}

export const PROBLEMS = {
  'not JSON': 'Это не JSON. Нужен файл отчёта целиком',
  'not a journal': 'Это JSON, но не журнал магазина',
  'of a newer version': 'Журнал записан более новой версией магазина: обновите эту страницу',
} as const satisfies Readonly<Record<JournalProblem, string>>;

/** What of a journal could not be read; null where all could. */
export const skippedText = ({ skipped: { events, fields } }: Visit): string | null =>
  events + fields === 0
    ? null
    : `Эта версия магазина не прочла: ${counted(events, EVENTS)}, ${counted(fields, ['поле', 'поля', 'полей'])}`;
