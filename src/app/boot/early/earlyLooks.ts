import type { EarlyBasket, EarlyMarks } from './earlyCart.ts';

/** As `formatPrice` writes it; the browser's own formats take too long to be loaded under a press. */
export const earlyPrice = (kopecks: number): string =>
  `${(kopecks / 100)
    .toFixed(kopecks % 100 === 0 ? 0 : 2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(,|$))/g, '\u00A0')}\u00A0₽`;

/** The sum that a text of `formatPrice` tells, in kopecks. */
export const kopecksIn = (price: string): number =>
  Math.round(Number(price.replace(/[^\d,]/g, '').replace(',', '.')) * 100);

/** Above all of the shop's own: of layers in the page's part, of ids in the whole sheet (`src/app/build/flatSheet.ts`). */
const OVER = ':not(#_#_#_#_#_)';

/**
 * The «+» of a card as the server has sent it: it loses its mark when the page shows the count itself. A string of JSON is one of
 * CSS as well, but for control characters, which no address has.
 */
export const controlOf = (path: string): string =>
  `article${OVER}:has(a[href=${JSON.stringify(path)}]) :has(>[data-add])`;

/** The control that counts, as its own styles draw it; the place of «−» stays free. */
const counted = (count: number, sum: number): string =>
  '--focus:var(--on-accent);color:var(--on-accent);&:before{left:0;opacity:1}>button{background:none}' +
  '>span{flex:1;min-width:0;padding-left:44px;text-align:center;font-size:0;letter-spacing:0;' +
  `&:before{content:"${count}";display:block;font-size:1rem}` +
  `&:after{content:"${earlyPrice(sum)}";display:block;font-size:var(--t-xs);font-weight:var(--w-strong)}}` +
  '@media(forced-colors:active){outline:2px solid Highlight}';

const PRESSED = '>button{background:var(--accent);color:var(--on-accent);cursor:progress}';

/** A desk shows the sum of the basket, a phone its number. It loses its mark when it is not empty any more. */
const filled = ({ goods, count }: EarlyBasket): string =>
  `@media(min-width:1024px){[data-basket]${OVER}{background:var(--solid);color:var(--on-solid);` +
  '.on-lacquer &{background:var(--on-lacquer);color:var(--lacquer)}' +
  (goods === null ? '' : `>span{font-size:0;&:after{content:"${earlyPrice(goods)}";font-size:var(--t-sm)}}`) +
  '}}' +
  (count === null
    ? ''
    : `@media(max-width:1023px){[data-basket]${OVER}>i{display:grid;&:after{content:"${count}"}}}`);

/**
 * The styles of early presses. They lie over the page and touch neither its texts nor its attributes, which React compares
 * with its own; each ends by itself where the page shows what it stands for.
 */
export const looksOf = ({ cards, basket }: EarlyMarks): string =>
  cards
    .map(({ path, count, sum }) => `${controlOf(path)}{${count === null ? PRESSED : counted(count, sum)}}`)
    .join('') + (basket ? filled(basket) : '');
