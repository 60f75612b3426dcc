import { type Browser, chromium } from 'playwright';
import { ROOT } from '../../src/app/server/paths.ts';
import { obtainChromium } from '../run/chromium.ts';
import { createInstallers, thisMachine } from '../run/machine.ts';

/** The Chromium that the tests use. */
export const chromiumPath = async (say: (line: string) => void): Promise<string> =>
  (await obtainChromium(thisMachine(ROOT), createInstallers(ROOT), say)).path;

/** A fresh browser without a screen: nothing of an earlier page is in its caches. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });

/** A desk's screen. */
export const DESK = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  locale: 'ru-RU',
  timezoneId: 'Europe/Samara',
} as const;

/** The phone of most customers. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ru-RU',
  timezoneId: 'Europe/Samara',
} as const;
