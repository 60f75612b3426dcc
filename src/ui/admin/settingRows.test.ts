import { expect, test } from 'vitest';
import { demoSettings } from '../../../tests/demo.ts';
import { settingRows } from './settingRows.ts';

const rows = (overrides: object) =>
  new Map(settingRows({ ...demoSettings(), ...overrides }).map(({ name, value }) => [name, value]));

test('keys of outside services are never shown, only whether there are any', () => {
  const shown = rows({ geocoderKey: 'very-secret', captchaSiteKey: null });
  expect(shown.get('geocoderKey')).toBe('скрыто');
  expect(shown.get('captchaSiteKey')).toBe('не задано');
  expect([...shown.values()].join()).not.toContain('very-secret');
});

test('flags, lists and tables are told in short', () => {
  const shown = rows({
    isSiteNotWorking: true,
    stories: [],
    deliveryPhone: null,
    textSiteInformation: 'а'.repeat(200),
  });
  expect(shown.get('isSiteNotWorking')).toBe('да');
  expect(shown.get('stories')).toBe('0\u00A0записей');
  expect(shown.get('deliveryPhone')).toBe('не задано');
  expect(shown.get('textSiteInformation')).toHaveLength(121);
});
