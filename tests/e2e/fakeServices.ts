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
const captcha = (given: readonly string[]): string => `(() => {
  const given = ${JSON.stringify(given)};
  let proofs = 0;
  const widgets = [];
  const tell = (widget, occurrence, value) =>
    widget.listeners.filter(([name]) => name === occurrence).forEach(([, listener]) => listener(value));
  const succeed = (widget) => tell(widget, 'success', given[proofs++ % given.length] ?? 'proof-' + proofs);
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

type Answers = Readonly<Record<string, readonly [type: string, body: string]>>;

const answering = (answers: Answers, asked: string[]): Server =>
  createServer((request, response) => {
    const address = request.url ?? '/';
    asked.push(address);
    const found = answers[address.split('?')[0] ?? ''];
    response.setHeader('access-control-allow-origin', '*');
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': found[0] }).end(found[1]);
  });

/** `proofs`: what the captcha says in turn, where that is not to be a number. */
export async function startFakeServices(...proofs: readonly string[]): Promise<FakeServices> {
  const asked: string[] = [];
  const answers = {
    '/captcha.js': ['text/javascript', captcha(proofs)],
    '/part.js': ['text/javascript', ''],
  } as const;
  const server = answering(answers, asked).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    asked,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
