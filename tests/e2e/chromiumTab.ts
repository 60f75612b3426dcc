import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { NOON_ZONE } from './noon.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}
type Send = <T>(method: string, params?: object, sessionId?: string) => Promise<T>;

/** One page of the tab: the one in sight, or one that is made ahead of a press. */
export interface TabPage {
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly send: (method: string, params?: object) => Promise<unknown>;
}

/** A tab without Playwright in it: under its debugger Chromium makes no page ahead. */
export interface ChromiumTab {
  readonly page: TabPage;
  /** Resolves with the page that is made ahead of a press. */
  readonly ahead: Promise<TabPage>;
  /** The addresses that the page's rules hold for by now. */
  addressesAhead(): readonly string[];
  /** Ends the process of the page in sight, as a fault of the browser does, and resolves when it is gone. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

const connect = async (
  url: string,
): Promise<{ send: Send; hear: (listen: (m: Message) => void) => void }> => {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const answers = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) for (const listen of listeners) listen(message);
    else answers.get(message.id)?.(message);
  });
  return {
    hear: (listen) => void listeners.push(listen),
    send: async <T>(method: string, params: object = {}, sessionId?: string) => {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      const { result, error } = await new Promise<Message>((resolve) => answers.set(id, resolve));
      if (error) throw new Error(`${method}: ${error.message}`);
      return result as T;
    },
  };
};

const start = async (profile: string) => {
  const path = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  const child = spawn(
    path,
    [...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1280,900'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`Chromium ended:\n${output}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ws:\/\/\S+/.exec(output)?.[0];
      if (address) resolve(address);
    });
  });
  return { child, url };
};

/** Opens Chromium with one empty tab. */
export async function openChromiumTab(): Promise<ChromiumTab> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-tab-'));
  const { child, url } = await start(profile);
  const { send, hear } = await connect(url);
  const pageOf = (session: string): TabPage => ({
    send: (method, params) => send(method, params, session),
    async evaluate<T>(expression: string) {
      const { result } = await send<{ result: { value: T } }>(
        'Runtime.evaluate',
        { expression, returnByValue: true, awaitPromise: true },
        session,
      );
      return result.value;
    },
  });
  let sources: readonly string[] = [];
  const attached = (isAhead: boolean): Promise<TabPage> =>
    new Promise((resolve) => {
      hear(({ method, params }) => {
        if (method !== 'Target.attachedToTarget') return;
        const { sessionId, targetInfo } = params as {
          sessionId: string;
          targetInfo: { type: string; subtype?: string };
        };
        if (targetInfo.type === 'page' && (targetInfo.subtype === 'prerender') === isAhead)
          resolve(pageOf(sessionId));
      });
    });
  const [inSight, ahead] = [attached(false), attached(true)];
  hear(({ method, params }) => {
    if (method !== 'Preload.preloadingAttemptSourcesUpdated') return;
    const { preloadingAttemptSources } = params as {
      preloadingAttemptSources: readonly { readonly key: { readonly url: string } }[];
    };
    sources = preloadingAttemptSources.map(({ key }) => key.url);
  });
  const { targetInfos } = await send<{ targetInfos: readonly { readonly targetId: string }[] }>(
    'Target.getTargets',
    { filter: [{ type: 'tab' }] },
  );
  const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  });
  await send('Target.setAutoAttach', { autoAttach: true, flatten: true, waitForDebuggerOnStart: false }, tab);
  const page = await inSight;
  await page.send('Preload.enable');
  await page.send('Emulation.setTimezoneOverride', { timezoneId: NOON_ZONE });
  return {
    page,
    ahead,
    addressesAhead: () => sources,
    async crash() {
      const gone = new Promise<void>((resolve) => {
        hear(({ method }) => {
          if (method === 'Inspector.targetCrashed') resolve();
        });
      });
      await page.send('Inspector.enable');
      // It is answered by the page after it, if at all.
      void page.send('Page.crash').catch(() => undefined);
      await gone;
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
