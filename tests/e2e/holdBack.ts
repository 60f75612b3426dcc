import type { Page } from '@playwright/test';

/** Answers to these requests wait until the result is called. */
export async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(what, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}
