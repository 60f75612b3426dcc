import { type HeaderTable, NO_STORE } from './headers.ts';

const HTML = `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>500 — Журавль</title>
  </head>
  <body>
    <main>
      <h1>500</h1>
      <p>Что-то пошло не так</p>
      <p><a href="/">Вернуться на главную</a></p>
    </main>
  </body>
</html>
`;

/** The last resort when a page cannot be rendered at all (specification, section 2, "Error page"). It needs no script and no style. */
export const errorPage = (headers: HeaderTable): Response =>
  new Response(HTML, { status: 500, headers: { ...headers, 'cache-control': NO_STORE } });
