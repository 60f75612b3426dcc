import type { Page } from '@playwright/test';

type Settings = Readonly<Record<string, unknown>>;

/** The chain changes settings while the page is open, and says so over the live connection. */
export async function changeSettings(page: Page, change: Settings): Promise<void> {
  await page.route('**/api/v1/setting', async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as Settings;
    await route.fulfill({ json: { ...settings, ...change } });
  });
  await page.routeWebSocket(/\/ws/, (socket) => {
    socket.onMessage((text) => {
      if (String(text).includes('"ping"')) socket.send('{"type":"pong"}');
    });
    socket.send('{"type":"settings:update"}');
  });
}

/** Of every city, by the days of the week: never open. */
export const NEVER_OPEN = async (page: Page): Promise<Settings> => {
  const answer = await page.request.get('/api/v1/setting');
  const { WORK_TIME } = (await answer.json()) as { readonly WORK_TIME: Settings };
  const closed = Array.from({ length: 7 }, () => ({ open: '10:00', close: '10:00', isNextDay: false }));
  return { WORK_TIME: Object.fromEntries(Object.keys(WORK_TIME).map((city) => [city, closed])) };
};
