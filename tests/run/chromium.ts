/** What the search asks of the machine. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where Playwright would keep its own browser; it need not be there. */
  readonly playwrightPath: () => string | null;
  /** Where an earlier run unpacked the one from npm; it need not be there. */
  readonly cachedPath: string;
  /** The full path of a program on PATH. */
  readonly which: (name: string) => string | null;
  /** Whether the program answers `--version`: a browser without its libraries does not. */
  readonly runs: (path: string) => Promise<boolean>;
}

/** The ways to get a browser onto the machine. */
export interface Installers {
  /** Null where the system has no apt-get, or does not let us use it. */
  readonly apt: (() => Promise<void>) | null;
  /** From the npm registry into the project's own cache; gives the path of the program. */
  readonly npm: () => Promise<string>;
}

export interface FoundChromium {
  readonly path: string;
  /** Where it came from, for the reader of the log. */
  readonly origin: string;
}

interface Candidate {
  readonly path: string | null;
  readonly origin: string;
}

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const systemCandidates = (machine: Machine): readonly Candidate[] => [
  ...NAMES.map((name) => ({ path: machine.which(name), origin: 'found on PATH' })),
  ...PLACES.map((path) => ({ path, origin: 'found on this system' })),
];

const candidatesOf = (machine: Machine): readonly Candidate[] => [
  { path: machine.environment['CHROMIUM_PATH'] || null, origin: 'named by CHROMIUM_PATH' },
  { path: machine.playwrightPath(), origin: "Playwright's own" },
  ...systemCandidates(machine),
  { path: machine.cachedPath, origin: 'installed from npm earlier' },
];

const firstThatRuns = async (
  candidates: readonly Candidate[],
  machine: Machine,
): Promise<FoundChromium | null> => {
  for (const { path, origin } of candidates) {
    if (path !== null && (await machine.runs(path))) return { path, origin };
  }
  return null;
};

/** The first browser that runs: CHROMIUM_PATH, Playwright's own, then the system's. */
export const findChromium = (machine: Machine): Promise<FoundChromium | null> =>
  firstThatRuns(candidatesOf(machine), machine);

const installByApt = async (machine: Machine, apt: () => Promise<void>, say: (line: string) => void) => {
  say('No Chromium here: installing it with apt-get');
  try {
    await apt();
  } catch (error) {
    say(`apt-get could not install it: ${error instanceof Error ? error.message : String(error)}`);
  }
  const found = await firstThatRuns(systemCandidates(machine), machine);
  return found === null ? null : { ...found, origin: 'installed with apt-get' };
};

const installByNpm = async (machine: Machine, npm: () => Promise<string>, say: (line: string) => void) => {
  say('No Chromium here: installing the npm package @sparticuz/chromium into .cache/chromium');
  const found = { path: await npm(), origin: 'installed from npm' };
  if (await machine.runs(found.path)) return found;
  throw new Error(`${found.path} does not run here: install Chromium by hand and name it in CHROMIUM_PATH`);
};

/** Finds a browser or installs one: with apt-get where that is allowed, else from npm. Rejects with one line when neither helps. */
export const obtainChromium = async (
  machine: Machine,
  installers: Installers,
  say: (line: string) => void,
): Promise<FoundChromium> => {
  const found = await findChromium(machine);
  if (found !== null) return found;
  const installed = installers.apt === null ? null : await installByApt(machine, installers.apt, say);
  return installed ?? installByNpm(machine, installers.npm, say);
};
