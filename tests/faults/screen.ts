import type { Locator, Page } from '@playwright/test';

/** What of a page a customer would complain about, read in one go. */
interface Screen {
  /** What stands in the main part. */
  readonly text: string;
  /** What is still said to be busy: a skeleton, or a control. */
  readonly busy: readonly string[];
  /** The goods in the cart, as they lie in storage. */
  readonly cart: string;
}

export const screenOf = (page: Page): Promise<Screen> =>
  page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main') ?? document.body;
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
    const busy = [...document.querySelectorAll<HTMLElement>('[aria-busy="true"]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText.slice(0, 60) || element.className);
    const key = Object.keys(localStorage).find((name) => /^shop:.*:cart$/.test(name)) ?? '';
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      readonly state?: { readonly lines?: readonly { kind: string; name: string; quantity: number }[] };
    } | null;
    const goods = (saved?.state?.lines ?? []).filter(({ kind }) => kind === 'goods');
    return {
      text: (dialog ?? main).innerText.replaceAll(/\s+/g, ' ').trim(),
      busy,
      cart: goods.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
    };
  });

const spaced = (words: string): RegExp =>
  new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+'));

/** Where words are to be read; a space may be one that does not break. */
export const wordsOn = (page: Page, words: string): Locator =>
  page.getByText(spaced(words)).filter({ visible: true }).first();

/** What an alert says; null where none is seen. */
export const alertOf = async (page: Page): Promise<string | null> => {
  const alert = page.getByRole('alert').filter({ visible: true, hasText: /\S/ }).first();
  return (await alert.isVisible()) ? alert.innerText() : null;
};
