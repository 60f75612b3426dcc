import { counted } from '../../domain/plural.ts';
import type { Settings } from '../../domain/settings.ts';
import type { AdminRow } from './AdminTable.tsx';

/** Keys of outside services: whoever looks over a shoulder must not read them. */
const SECRET = /key|token|secret|password/i;

const LONGEST = 120;

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'не задано';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (Array.isArray(value)) return counted(value.length, ['запись', 'записи', 'записей']);
  if (typeof value === 'object') return counted(Object.keys(value).length, ['поле', 'поля', 'полей']);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const shownValue = (name: string, value: unknown): string => {
  const text = valueText(value);
  return SECRET.test(name) && text !== 'не задано' ? 'скрыто' : text;
};

/** The settings in force as short texts, by their names in the client; secrets are hidden. */
export const settingRows = (values: Settings): readonly AdminRow[] =>
  Object.entries(values)
    .map(([name, value]) => ({ name, value: shownValue(name, value) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
