import type { Page } from '@playwright/test';
import { randomFrom } from '../../randomFrom.ts';
import { expect } from '../shop.ts';
import { addToCart, chooseCity, openSection, signIn } from '../steps.ts';

/** One press in the cart: a portion more or less of that line. */
export interface Press {
  readonly dish: string;
  readonly by: 1 | -1;
  /** Frames of the screen after the press before it. */
  readonly after: number;
}

/** A customer who has these many dishes in the cart, each of them once. */
export async function fillCart(page: Page, phone: string, count: number): Promise<void> {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Десерты');
  await addToCart(page, /./);
  await signIn(page, phone);
  const others = page.getByRole('main').getByRole('button', { name: /^В корзину: / });
  for (let added = 1; added < count; added += 1) await others.first().click();
  await expect(page.getByRole('link', { name: new RegExp(`^Корзина, ${count} `) })).toBeVisible();
}

/** How many portions of each dish the cart's page shows. */
export const portionsOn = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const groups = [...document.querySelectorAll('fieldset[aria-label^="Количество: "]')];
    return Object.fromEntries(
      groups.map((group) => [
        (group.getAttribute('aria-label') ?? '').replace('Количество: ', ''),
        Number(/\d+/.exec(group.textContent ?? '')?.[0]),
      ]),
    );
  });

/** Presses one after the other in the page itself: nothing of the test lies between two of them. */
export const press = (page: Page, presses: readonly Press[]): Promise<void> =>
  page.evaluate(async (all) => {
    for (const { dish, by, after } of all) {
      for (let frame = 0; frame < after; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const name = by === 1 ? 'Увеличить количество' : 'Уменьшить количество';
      const button = [...document.querySelectorAll('fieldset')]
        .find((each) => each.getAttribute('aria-label') === `Количество: ${dish}`)
        ?.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
      if (!button) throw new Error(`no «${name}» of ${dish}`);
      button.click();
    }
  }, presses);

interface Wanted {
  readonly seed: number;
  readonly dishes: readonly string[];
  readonly more: number;
  readonly less: number;
}

/** So many presses for «+» and «−», mixed by the seed; most follow one another at once. */
export function pressesOf({ seed, dishes, more, less }: Wanted): readonly Press[] {
  const random = randomFrom(seed);
  const some = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const acts = [
    ...Array.from({ length: more }, () => 1 as const),
    ...Array.from({ length: less }, () => -1 as const),
  ];
  return acts
    .map((by) => ({ by, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ by }) => ({ by, dish: some(dishes), after: some([0, 0, 0, 0, 1, 1, 2, 20]) }));
}

/** What the presses come to. */
export const sumOf = (
  before: Readonly<Record<string, number>>,
  presses: readonly Press[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(before).map(([name, count]) => [
      name,
      presses.filter(({ dish }) => dish === name).reduce((sum, { by }) => sum + by, count),
    ]),
  );
