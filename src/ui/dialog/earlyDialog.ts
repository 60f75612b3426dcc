/** The dialog of the page that asks for the city before the shop comes to life. */
export const CITY_QUESTION = 'city-question';

/** The page's question while it is on the screen; null where it is not asked, or answered. */
export const openQuestion = (page: Document): HTMLElement | null =>
  page.querySelector<HTMLElement>(`#${CITY_QUESTION}[open]`);

/** Takes away a dialog that the page itself has opened, and lets the page behind it be heard again. */
export function takeAway(page: Pick<Document, 'getElementById'>, id: string): void {
  page.getElementById(id)?.remove();
  page.getElementById('app')?.removeAttribute('aria-hidden');
}
