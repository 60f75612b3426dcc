import { formatPrice, fromRoubles } from '../../src/domain/money.ts';
import type { OrderRow } from './store.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f0ea, #1b1512);
  color: light-dark(#1b1512, #f4f0ea); }
main { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 2rem; border-radius: 1rem;
  background: light-dark(#fff, #2a211c); box-shadow: 0 1rem 3rem rgb(0 0 0 / 15%); }
h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
p { margin: 0 0 1.5rem; color: light-dark(#5d524b, #c9bdb3); }
.sum { margin: 0 0 1.5rem; font-size: 2.25rem; font-weight: 700; color: inherit; }
form { display: grid; gap: .75rem; }
button { padding: .875rem; border: 0; border-radius: .75rem; font: inherit; font-weight: 600; cursor: pointer; }
.pay { background: #c4301c; color: #fff; }
.refuse { background: transparent; color: inherit; box-shadow: inset 0 0 0 1px currentcolor; }
button:focus-visible, a:focus-visible { outline: 3px solid #2f7d5b; outline-offset: 2px; }
a { color: inherit; }
small { display: block; margin-top: 1.5rem; color: light-dark(#5d524b, #c9bdb3); }`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const documentOf = (title: string, content: string): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main>${content}</main></body>
</html>`;

/** The bank's page of the demo: the order, the sum and the two answers. */
export const paymentPage = (order: OrderRow): string =>
  documentOf(
    'Оплата заказа',
    `<h1>Заказ №\u00A0${escaped(order.number)}</h1>
<p>Ресторан «Журавль»</p>
<div class="sum">${formatPrice(fromRoubles(order.sum))}</div>
<form method="post" action="/demo/payment?order=${encodeURIComponent(order.id)}">
<button class="pay" name="outcome" value="paid">Оплатить</button>
<button class="refuse" name="outcome" value="refused">Отказаться</button>
</form>
<small>Это учебная страница оплаты: карта не нужна, деньги не списываются.</small>`,
  );

export const settledPage = (order: OrderRow, back: string): string =>
  documentOf(
    'Оплата заказа',
    `<h1>Заказ №\u00A0${escaped(order.number)}</h1>
<p>${order.payment === 'paid' ? 'Уже оплачен.' : 'Ожидать оплаты больше не нужно.'}</p>
<a href="${escaped(back)}">Вернуться в магазин</a>`,
  );

export const unknownOrderPage = (): string =>
  documentOf(
    'Оплата заказа',
    '<h1>Такого заказа нет</h1><p>Вернитесь в магазин и оформите заказ ещё раз.</p>',
  );
