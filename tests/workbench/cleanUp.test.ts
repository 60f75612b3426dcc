import { pauseAnimations } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp } from '../../.storybook/cleanUp.ts';

interface Style {
  textContent: string;
  remove: () => void;
}

/** As much of a page as Storybook's own code asks of it. */
function createPage() {
  const styles = new Set<Style>();
  const createElement = (): Style => {
    const style: Style = { textContent: '', remove: () => styles.delete(style) };
    return style;
  };
  const head = {
    appendChild: (style: Style) => styles.add(style),
    removeChild: (style: Style) => styles.delete(style),
    querySelectorAll: () => [...styles],
  };
  return { styles, createElement, head, body: { clientHeight: 0 } };
}

let page: ReturnType<typeof createPage>;
beforeEach(() => {
  page = createPage();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the style that stops motion is taken back after a story that failed, and no style of the shop', () => {
  const ofShop = page.createElement();
  ofShop.textContent = '.stories { animation-play-state: paused; }';
  page.head.appendChild(ofShop);
  pauseAnimations();
  pauseAnimations(false);
  expect(page.styles.size).toBe(3);
  cleanUp();
  expect([...page.styles]).toEqual([ofShop]);
});

test('React no longer believes that a test acts', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  cleanUp();
  expect('IS_REACT_ACT_ENVIRONMENT' in globalThis).toBe(false);
});
