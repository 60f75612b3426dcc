import { test as base, expect, type Page } from '@playwright/test';
import { putPointerAway } from './byKeyboard.ts';
import { keepVisit } from './visitJournal.ts';
import { startServer, type RunningServer } from './server.ts';

/** Milliseconds between two statuses of the demo kitchen: quick, yet each is seen. */
export const KITCHEN_STEP_MS = 2_000;

interface Watch {
  /** What a person with an open console would see: errors, warnings, requests to origins that nobody configured. */
  readonly complaints: string[];
  /** Origins besides the shop's own that this test has configured. */
  allow(origin: string): void;
  /** Complaints that the test brings about on purpose. */
  expect(pattern: RegExp): void;
}

interface WorkerFixtures {
  readonly server: RunningServer;
}
interface TestFixtures {
  readonly shopUrl: string;
  readonly watch: Watch;
  readonly kept: undefined;
}

/** The look-up of a new customer and of an order that is not there answer 404 by the specification; Chromium prints it. */
const BY_CONTRACT = /status of 404.*\/api\/v1\/user\//;

const watchPage = (page: Page, own: string): Watch & { check(): void } => {
  const complaints: string[] = [];
  const origins = new Set([own]);
  const expected = [BY_CONTRACT];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.has(origin))
      complaints.push(`foreign request: ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    const origin = new URL(socket.url()).origin.replace(/^ws/, 'http');
    if (!origins.has(origin)) complaints.push(`foreign socket: ${socket.url()}`);
  });
  return {
    complaints,
    allow: (origin) => void origins.add(origin),
    expect: (pattern) => void expected.push(pattern),
    check: () =>
      expect(complaints.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]),
  };
};

/** The shop as `npm start` serves it, one server a worker; every test also fails on any complaint of the console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const server = await startServer('src/app/server/start.ts', {
        KITCHEN_STEP_MS: String(KITCHEN_STEP_MS),
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  shopUrl: async ({ server }, provide) => provide(server.url),
  baseURL: async ({ shopUrl }, provide) => provide(shopUrl),
  watch: [
    async ({ page, shopUrl }, provide) => {
      if (process.env['BY_KEYBOARD'] !== undefined) await putPointerAway(page);
      const watch = watchPage(page, new URL(shopUrl).origin);
      await provide(watch);
      watch.check();
    },
    { auto: true },
  ],
  kept: [
    async ({ page }, provide, info) => {
      await provide(undefined);
      await keepVisit(page, info.titlePath);
    },
    { auto: true },
  ],
});

let issued = 0;
/** A phone that no other test uses. */
export const newPhone = (workerIndex: number): string => {
  issued += 1;
  return `9${String(10 + workerIndex)}${String(Date.now() % 1_000_000).padStart(6, '0')}${issued % 10}`;
};

export { expect } from '@playwright/test';
