import preview from '../.storybook/preview.tsx';
import { Shop } from '../src/app/Shop.tsx';
import { shopOpen } from './past.ts';
const meta = preview.meta({ parameters: { layout: 'fullscreen', route: '/samara/cart', a11y: { test: 'off' } }, render: () => <Shop /> });
export const A = meta.story({
  parameters: { given: [shopOpen()] },
  play: async () => {
    const links = [...document.querySelectorAll('a')].slice(0, 4).map((a) => a.outerHTML.slice(0, 120));
    const skip = document.querySelector('.skip');
    throw new Error(JSON.stringify([location.href, links, document.getElementById('main')?.tagName, document.body.children.length, skip && getComputedStyle(skip).cssText.slice(0, 10), document.body.innerHTML.slice(0, 400)], null, 1));
  },
});
