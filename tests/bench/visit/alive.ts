import type { Page } from 'playwright';

/** A page that does not come to life within this, in ms, never does. */
const PATIENCE_MS = 60_000;

/** Runs in the page: the paths of the scripts that are there once a press works, or null before. */
const scriptsOfLife = (isAsked: boolean): readonly string[] | null => {
  const isReact = (element: Element): boolean =>
    Object.keys(element).some((name) => name.startsWith('__reactProps$'));
  const isSeen = (element: Element): boolean => {
    const { top, width } = element.getBoundingClientRect();
    return width > 0 && top < window.innerHeight;
  };
  const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
  // Asked where it is last: it lays out what a long page skips.
  const isAlive = all('main button, main a').some((control) => isReact(control) && isSeen(control));
  // Sent with the page, or made by React: either way it can be answered once it is there.
  const isAnswerable = () => all('dialog[open] :is(a, button), [role="dialog"] :is(a, button)').some(isSeen);
  if (!isAlive || (isAsked && !isAnswerable())) return null;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js'));
};

/**
 * Waits until a control of the first screen is React's, and, where a question is asked, until it can be answered. Gives the
 * paths of the scripts that are there by then. Written for this shop and any other page of React's.
 */
export const untilAlive = async (page: Page, isAsked: boolean): Promise<readonly string[]> => {
  const found = await page.waitForFunction(scriptsOfLife, isAsked, { polling: 'raf', timeout: PATIENCE_MS });
  return [...new Set(await found.jsonValue())];
};
