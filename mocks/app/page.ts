import { playApp } from './player.ts';

const SCRIPT_PATH = '/demo/app.js';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px; display: flex; flex-wrap: wrap; gap: 32px; justify-content: center;
  background: light-dark(#f4f0ea, #1b1512); color: light-dark(#1b1512, #f4f0ea); }
iframe { box-sizing: content-box; width: min(390px, 100% - 20px); height: min(780px, 100dvh - 68px); border: 10px solid #000;
  border-radius: 40px; background: #fff; }
main { flex: 1 1 320px; max-width: 480px; min-width: 0; }
h1 { margin: 0 0 16px; font-size: 1.5rem; }
form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 8px; margin-bottom: 16px; }
label { grid-column: 1 / -1; font-weight: 600; }
input, button { box-sizing: border-box; min-height: 44px; padding: 0 12px; border-radius: 12px; font: inherit; }
input { border: 1px solid light-dark(#8c847a, #6f675e); background: light-dark(#fff, #2a211c); color: inherit; min-width: 0; }
button { border: 0; background: light-dark(#1b1512, #f4f0ea); color: light-dark(#fff, #1b1512); font-weight: 600; cursor: pointer; }
h2 { margin: 24px 0 8px; font-size: 1.125rem; }
ol { margin: 0; padding-left: 24px; font: 14px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }`;

interface Sender {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly button: string;
}

const SENDERS: readonly Sender[] = [
  { id: 'token', label: 'Токен', value: 'demo-app-token', button: 'Отправить токен' },
  { id: 'tap', label: 'Ссылка уведомления', value: '/samara/promo', button: 'Нажать уведомление' },
  { id: 'version', label: 'Версия приложения', value: '1', button: 'Назвать версию' },
  { id: 'anything', label: 'Любое сообщение', value: '{"type":"?"}', button: 'Отправить как есть' },
];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const formOf = ({ id, label, value, button }: Sender): string =>
  `<form id="${id}"><label for="${id}-text">${label}</label>
<input id="${id}-text" name="text" value="${escaped(value)}" autocomplete="off"><button>${button}</button></form>`;

const PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Учебное приложение</title>
<style>${STYLE}</style>
<script type="module" src="${SCRIPT_PATH}"></script>
</head>
<body>
<iframe title="Магазин"></iframe>
<main>
<h1>Приложение вокруг магазина</h1>
${SENDERS.map(formOf).join('\n')}
<h2 id="heard">Что сказал магазин</h2>
<ol aria-labelledby="heard"></ol>
</main>
</body>
</html>`;

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const answer = (body: string, type: string): Response =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  });

/** The page that plays the app around the shop, for a shop on the same origin (assumptions, section 5). */
export const answerApp = (path: string): Response =>
  path === SCRIPT_PATH ? answer(`(${playApp.toString()})();`, 'text/javascript') : answer(PAGE, 'text/html');
