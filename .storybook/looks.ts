const STILL = '(prefers-reduced-motion: reduce)';
const ask = window.matchMedia.bind(window);

/** A page cannot tell its browser to reduce motion: scripts hear it here, styles by `data-motion` (preview.css). */
const reducedMotion = (isReduced: boolean): void => {
  const { dataset } = document.documentElement;
  if (isReduced) dataset['motion'] = 'reduced';
  else delete dataset['motion'];
  window.matchMedia = (query) => ask(isReduced && query === STILL ? 'all' : query);
};

/** What the toolbar says of looks alone, on the root element: nothing of the story begins anew. */
export function looks(toolbar: Readonly<Record<string, unknown>>): void {
  const { dataset, style } = document.documentElement;
  dataset['theme'] = toolbar['theme'] === 'dark' ? 'dark' : 'light';
  style.fontSize = toolbar['text'] === '200' ? '200%' : '';
  reducedMotion(toolbar['motion'] === 'reduced');
}
