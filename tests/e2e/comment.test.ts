import { orderPickup } from './steps.ts';
import { expect, newPhone, test } from './shop.ts';

test('a comment just typed is lost neither at a reload nor in a second tab nor at a press by finger', async ({
  page,
  context,
}, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  const comment = page.getByRole('textbox', { name: 'Комментарий' });
  await comment.pressSequentially('Без лука');
  await page.reload();
  await expect(comment).toHaveValue('Без лука');

  const second = await context.newPage();
  await second.goto('/samara/checkout');
  await comment.press('End');
  await comment.pressSequentially(', с собой');
  await comment.blur();
  await expect(second.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Без лука, с собой');
  await second.close();

  await comment.press('End');
  await comment.pressSequentially('!');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/order'),
  );
  // A finger's press on a button leaves the focus where it was, in some browsers.
  await page
    .getByRole('button', { name: /^Заказать за/ })
    .evaluate((button: HTMLButtonElement) => button.click());
  expect((await sent).postData()).toContain('Без лука, с собой!');
});
