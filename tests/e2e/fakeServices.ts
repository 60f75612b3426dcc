import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** The outside services on loopback: the captcha's script and the geocoder. */
export interface FakeServices {
  readonly origin: string;
  /** Paths with queries, in the order in which they were asked for. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/**
 * What Yandex publishes of its invisible captcha. Proofs are numbered; the site key `task` sets a task that lies beside
 * the place it was given, as a pop-up does.
 */
const CAPTCHA = `(() => {
  let proofs = 0;
  const widgets = [];
  const tell = (widget, occurrence, value) =>
    widget.listeners.filter(([name]) => name === occurrence).forEach(([, listener]) => listener(value));
  const succeed = (widget) => tell(widget, 'success', 'proof-' + (proofs += 1));
  const setTask = (widget) => {
    const task = document.createElement('div');
    task.style.cssText = 'position:fixed;inset:0;z-index:99999;background:#fff';
    const button = document.createElement('button');
    button.textContent = 'Это я';
    button.onclick = () => {
      task.remove();
      tell(widget, 'challenge-hidden');
      succeed(widget);
    };
    task.append(button);
    document.body.append(task);
    tell(widget, 'challenge-visible');
  };
  window.smartCaptcha = {
    render: (place, options) => widgets.push({ options, listeners: [] }) - 1,
    subscribe: (id, occurrence, listener) => widgets[id].listeners.push([occurrence, listener]),
    execute: (id) => setTimeout(() => (widgets[id].options.sitekey === 'task' ? setTask : succeed)(widgets[id])),
    destroy: () => undefined,
  };
  const { origin, searchParams } = new URL(document.currentScript.src);
  const part = document.createElement('script');
  part.onload = () => window[searchParams.get('onload')]();
  part.src = origin + '/part.js';
  document.head.append(part);
})();`;

const ANSWERS: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/captcha.js': ['text/javascript', CAPTCHA],
  '/part.js': ['text/javascript', ''],
};

const answering = (asked: string[]): Server =>
  createServer((request, response) => {
    const address = request.url ?? '/';
    asked.push(address);
    const found = ANSWERS[address.split('?')[0] ?? ''];
    response.setHeader('access-control-allow-origin', '*');
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': found[0] }).end(found[1]);
  });

export async function startFakeServices(): Promise<FakeServices> {
  const asked: string[] = [];
  const server = answering(asked).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    asked,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
