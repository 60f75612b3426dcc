import type { PublicConfig } from '../boot/config.ts';
import { type HeaderTable, NO_STORE, pageHeaders, screenPolicy } from './headers.ts';

/** The document of the frame: a place, and code that fills it where /admin is around it. */
export const screenHtml = (script: string, sheet: string | null): string => `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Экран</title>
    ${sheet === null ? '' : `<link rel="stylesheet" crossorigin href="${sheet}" />`}
    <script type="module" crossorigin src="${script}"></script>
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>
`;

/** The frame asks nobody for anything but the shop's own code and pictures: the browser itself holds it to that. */
export const screenHeaders = (config: PublicConfig, mode: 'production' | 'development'): HeaderTable => ({
  ...pageHeaders(config, mode),
  'content-security-policy': screenPolicy(config, mode),
  'cache-control': NO_STORE,
  'x-robots-tag': 'noindex',
});
