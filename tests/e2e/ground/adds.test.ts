import type { Page } from '@playwright/test';
import { DEEP, IS_BRIEF } from '../brief.ts';
import { expect, newPhone, test } from '../shop.ts';
import { withoutTabs } from './browsers.ts';
import { fillCart, portionsOn, press, pressesOf, sumOf } from './pair.ts';

const ADDS = IS_BRIEF ? 10 : 200;
const REMOVALS = ADDS / 5;
const DISHES = 3;

const onlyTwoTabs =
  'what two tabs add and take away at once adds up in both, in storage and on the next page';

/** Both tabs show that, and so does a page that is opened now. */
async function seeIn(pages: readonly Page[], portions: Readonly<Record<string, number>>): Promise<void> {
  for (const page of pages) await expect.poll(() => portionsOn(page)).toEqual(portions);
}

for (const [how, prepare, when] of [
  ['', () => Promise.resolve(), {}],
  [', without a channel or locks between them', withoutTabs, DEEP],
] as const)
  test(`${onlyTwoTabs}${how}`, when, async ({ page, context, watch }, info) => {
    test.setTimeout(IS_BRIEF ? 90_000 : 300_000);
    watch.expect(/^error: tabs /);
    await prepare(context);
    await fillCart(page, newPhone(info.workerIndex), DISHES);
    const second = await context.newPage();
    const uncaught: string[] = [];
    second.on('pageerror', ({ message }) => uncaught.push(message));
    const tabs = [page, second];
    for (const tab of tabs) {
      await tab.goto('/samara/cart');
      await tab.mouse.move(1, 1);
    }
    await expect.poll(async () => Object.keys(await portionsOn(second)).length).toBe(DISHES);
    const dishes = Object.keys(await portionsOn(page));
    // However the presses fall, no line comes to its end.
    const stock = dishes.flatMap((dish) =>
      Array.from({ length: REMOVALS }, () => ({ dish, by: 1 as const, after: 0 })),
    );
    await press(page, stock);
    const before = sumOf(Object.fromEntries(dishes.map((dish) => [dish, 1])), stock);
    await seeIn(tabs, before);

    const acts = [20_261_126, 20_261_127].map((seed) =>
      pressesOf({ seed, dishes, more: ADDS / 2, less: REMOVALS / 2 }),
    );
    await Promise.all(tabs.map((tab, at) => press(tab, acts[at] ?? [])));
    const meant = sumOf(before, acts.flat());
    await seeIn(tabs, meant);
    await second.reload();
    await seeIn(tabs, meant);
    expect(uncaught).toEqual([]);
  });
