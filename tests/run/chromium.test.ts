import { describe, expect, test, vi } from 'vitest';
import { findChromium, type Installers, obtainChromium, type Machine } from './chromium.ts';

interface Setup {
  readonly environment?: Record<string, string>;
  readonly playwright?: string;
  readonly onPath?: Record<string, string>;
  /** The programs that start. */
  readonly running: string[];
}

const machineWith = ({ environment = {}, playwright, onPath = {}, running }: Setup): Machine => ({
  environment,
  playwrightPath: () => playwright ?? null,
  cachedPath: '/cached',
  which: (name) => onPath[name] ?? null,
  runs: async (path) => running.includes(path),
});

const say = vi.fn<(line: string) => void>();

describe('the search', () => {
  const all = {
    environment: { CHROMIUM_PATH: '/own' },
    playwright: '/pw',
    onPath: { 'google-chrome': '/chrome' },
  };

  test.each([
    ['CHROMIUM_PATH first', ['/own', '/pw', '/chrome', '/usr/bin/chromium'], '/own'],
    ["then Playwright's own", ['/pw', '/chrome', '/usr/bin/chromium'], '/pw'],
    ['then what is on PATH', ['/chrome', '/usr/bin/chromium'], '/chrome'],
    ['then the usual places', ['/usr/bin/chromium', '/cached'], '/usr/bin/chromium'],
    ['then the one an earlier run installed', ['/cached'], '/cached'],
  ])('takes %s, and passes over what does not run', async (_name, running, path) => {
    expect((await findChromium(machineWith({ ...all, running })))?.path).toBe(path);
  });

  test('finds nothing on a bare machine', async () => {
    expect(await findChromium(machineWith({ running: [] }))).toBeNull();
  });

  test('takes an empty CHROMIUM_PATH for none', async () => {
    expect(await findChromium(machineWith({ environment: { CHROMIUM_PATH: '' }, running: [''] }))).toBeNull();
  });
});

describe('without a browser', () => {
  test('nothing is installed when one is found', async () => {
    const installers: Installers = { apt: vi.fn(), npm: vi.fn() };
    await obtainChromium(machineWith({ running: ['/usr/bin/chromium'] }), installers, say);
    expect(installers.apt).not.toHaveBeenCalled();
    expect(installers.npm).not.toHaveBeenCalled();
  });

  test('apt-get installs it where it may, and the log says so', async () => {
    const running: string[] = [];
    const npm = vi.fn(async () => '/npm');
    const apt = async () => void running.push('/usr/bin/chromium');
    const found = await obtainChromium(machineWith({ running }), { apt, npm }, say);
    expect(found).toEqual({ path: '/usr/bin/chromium', origin: 'installed with apt-get' });
    expect(npm).not.toHaveBeenCalled();
    expect(say).toHaveBeenCalledWith(expect.stringContaining('apt-get'));
  });

  test.each([
    ['apt-get is not allowed', null],
    ['apt-get fails', () => Promise.reject(new Error('no network'))],
    ['apt-get installs something that does not run', async () => undefined],
  ])('npm installs it when %s', async (_name, apt) => {
    const found = await obtainChromium(
      machineWith({ running: ['/npm'] }),
      { apt, npm: async () => '/npm' },
      say,
    );
    expect(found).toEqual({ path: '/npm', origin: 'installed from npm' });
  });

  test('a browser that does not run is an error which says what to do', async () => {
    const obtained = obtainChromium(
      machineWith({ running: [] }),
      { apt: null, npm: async () => '/npm' },
      say,
    );
    await expect(obtained).rejects.toThrow('CHROMIUM_PATH');
  });
});
