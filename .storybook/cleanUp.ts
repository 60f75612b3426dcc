/** What only Storybook's own style against motion says: it stands while the checks behind a story look. */
const STANDS_STILL = 'animation-play-state: paused !important';
const EVERYTHING = /^\s*\*, \*:before, \*:after/;

const isAgainstMotion = ({ textContent }: Element): boolean =>
  textContent !== null && EVERYTHING.test(textContent) && textContent.includes(STANDS_STILL);

/**
 * Takes back what Storybook leaves in the page when a story fails on its way: its style against motion, and React's belief
 * that a test acts. All stories share the page, and only the one that failed is to fail.
 */
export function cleanUp(): void {
  for (const style of document.head.querySelectorAll('style')) if (isAgainstMotion(style)) style.remove();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
}
