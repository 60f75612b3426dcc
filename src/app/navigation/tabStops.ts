/**
 * What Tab reaches is seen whole, its ring too, in rows that are wider than the screen: Chromium lets a control be that shows
 * 32 px of itself.
 */
export function showTabStops(page: Document): void {
  page.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') page.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
