import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './shop.ts';
import { chooseCity, signIn } from './steps.ts';

/** Where the worker for messages stands. */
export const SCOPE = '/firebase-cloud-messaging-push-scope';

/** A guest who asks for the profile logs in first, with or without the consent to messages. */
export async function enter(page: Page, phone: string, isAgreed = true): Promise<void> {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.goto('/samara/personal');
  const consent = page.getByRole('checkbox', { name: 'Получать push-уведомления' });
  if (isAgreed) await consent.check();
  await signIn(page, phone);
  await expect(page.getByRole('heading', { level: 2, name: 'Профиль' })).toBeVisible();
}

/** What a push service would deliver to the worker, one after the other. */
export async function deliver(
  page: Page,
  context: BrowserContext,
  ...payloads: readonly object[]
): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith(SCOPE));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  for (const payload of payloads)
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registrationId,
      data: JSON.stringify(payload),
    });
}
