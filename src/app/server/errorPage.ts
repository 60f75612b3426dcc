import { REPORT_FRAGMENT } from '../../domain/reportFragment.ts';
import { type HeaderTable, NO_STORE } from './headers.ts';

interface Words {
  readonly status: number;
  readonly text: string;
  readonly ways: readonly { readonly to: string; readonly text: string }[];
}

/** It needs no script and no style. */
const htmlOf = ({ status, text, ways }: Words): string => `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${status} — Журавль</title>
  </head>
  <body>
    <main>
      <h1>${status}</h1>
      <p>${text}</p>
      ${ways.map((way) => `<p><a href="${way.to}">${way.text}</a></p>`).join('\n      ')}
    </main>
  </body>
</html>
`;

const FAILED = htmlOf({
  status: 500,
  text: 'Что-то пошло не так',
  ways: [
    { to: '/', text: 'Вернуться на главную' },
    { to: `/${REPORT_FRAGMENT}`, text: 'Сообщить о проблеме' },
  ],
});
/** An empty address is the page's own. */
const BUSY = htmlOf({
  status: 503,
  text: 'Сейчас слишком много запросов. Попробуйте через несколько секунд',
  ways: [{ to: '', text: 'Обновить страницу' }],
});
const RETRY_S = 5;

/** The last resort when a page cannot be rendered at all (specification, section 2, "Error page"). */
export const errorPage = (headers: HeaderTable): Response =>
  new Response(FAILED, { status: 500, headers: { ...headers, 'cache-control': NO_STORE } });

/** In place of a page that was never made, while too many others are. */
export const busyPage = (headers: HeaderTable): Response =>
  new Response(BUSY, {
    status: 503,
    headers: { ...headers, 'cache-control': NO_STORE, 'retry-after': String(RETRY_S) },
  });
