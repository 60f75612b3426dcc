import { expect, test } from 'vitest';
import { NEVER_POLLED } from '../../slices/view/freshness/polls.ts';
import { healthRows, timeText, type Health } from './healthRows.ts';

const HEALTH: Health = {
  isOnline: true,
  connection: 'open',
  isPolling: true,
  polls: { catalog: NEVER_POLLED, settings: NEVER_POLLED, store: NEVER_POLLED, app: NEVER_POLLED },
};
const valueOf = (changes: Partial<Health>, name: string): string | undefined =>
  healthRows({ ...HEALTH, ...changes }).find((row) => row.name === name)?.value;

test('a connection that is lost is told apart from one that was never opened', () => {
  expect(valueOf({}, 'Живое соединение')).toBe('открыто');
  expect(valueOf({ connection: 'none' }, 'Живое соединение')).toBe('ещё не открывали');
  expect(valueOf({ connection: 'lost' }, 'Живое соединение')).toMatch(/^потеряно/);
});

test('a poll says when it asked last, and how often it failed since', () => {
  const askedAt = Date.UTC(2026, 10, 21, 9, 30, 5);
  const polls = { ...HEALTH.polls, catalog: { askedAt, failures: 2 } };
  expect(valueOf({ polls }, 'Опрос каталога')).toBe(`в ${timeText(askedAt)}, 2\u00A0сбоя подряд`);
  expect(valueOf({ polls }, 'Опрос настроек')).toBe('не было');
});
