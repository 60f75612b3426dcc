import type { Page } from '@playwright/test';

type Settings = Readonly<Record<string, unknown>>;

const settingsNow = async (page: Page): Promise<Settings> => {
  const answer = await page.request.get('/api/v1/setting');
  return (await answer.json()) as Settings;
};

/** The chain has changed settings since the pages to come were rendered, and their version says so. */
export async function changeSettings(page: Page, change: Settings): Promise<void> {
  const settings = { ...(await settingsNow(page)), ...change };
  await page.route('**/api/v1/setting', (route) => route.fulfill({ json: settings }));
  await page.route(/\/api\/v1\/setting\/(version|SETTINGS_VERSION)$/, (route) =>
    route.fulfill({ json: 'changed-1' }),
  );
}

/** Of every city, by the days of the week: never open. */
export const NEVER_OPEN = async (page: Page): Promise<Settings> => {
  const { WORK_TIME = {} } = await settingsNow(page);
  const closed = Array.from({ length: 7 }, () => ({ open: '10:00', close: '10:00', isNextDay: false }));
  return { WORK_TIME: Object.fromEntries(Object.keys(WORK_TIME as Settings).map((city) => [city, closed])) };
};
