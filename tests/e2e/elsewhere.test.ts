import { orderPickup, placeOrder } from './steps.ts';
import { startServer } from './server.ts';
import { expect, KITCHEN_STEP_MS, newPhone, test } from './shop.ts';

test('the same build serves a back end of another process', async ({ page, watch }, info) => {
  const backend = await startServer('mocks/backend/main.ts', { KITCHEN_STEP_MS: String(KITCHEN_STEP_MS) });
  const shop = await startServer('src/app/server/start.ts', {
    API_URL: backend.url,
    WS_URL: `${backend.url.replace(/^http/, 'ws')}/ws`,
    GEOCODER_URL: `${backend.url}/demo/geocoder`,
  });
  watch.allow(new URL(backend.url).origin);
  watch.allow(new URL(shop.url).origin);
  try {
    await orderPickup(page, newPhone(info.workerIndex), shop.url);
    await placeOrder(page);
    // Its live connection tells of the kitchen: «Готовится» or further.
    await expect(
      page.getByRole('region', { name: 'Ваш заказ' }).locator('[aria-current="step"]'),
    ).toContainText('Готов');
  } finally {
    await shop.stop();
    await backend.stop();
  }
});
