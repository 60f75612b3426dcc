import type { CatalogAnswer } from '../../src/slices/catalog/events.ts';
import { readAsked, USAGE, type Asked } from './asked.ts';
import { formatted } from './formatted.ts';
import { menuOf } from './menu.ts';
import { journalText } from './packed.ts';
import { replayOf } from './replay.ts';

/** What was asked cannot be read as it stands. */
const MISUSED = 2;
/** The report has no such answer. */
const UNANSWERED = 1;

const end = (message: string, code: number): void => {
  console.error(message);
  process.exitCode = code;
};

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  Z_BUF_ERROR: 'it is packed and cut off',
  Z_DATA_ERROR: 'it is packed and damaged',
};

/** Reads a file; null, and a sentence on the error's way, where it cannot. */
function orSaid<T>(file: string, read: (file: string) => T, otherwise: string): T | null {
  try {
    return read(file);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    end(`${file} cannot be read: ${WHY[code ?? ''] ?? otherwise}`, MISUSED);
    return null;
  }
}

const BANNER = 'npm has written its own two lines above the code: npm run -s replay leaves them out';

/** Whether what is written begins with the name of the script. */
const hasBanner = ({ npm_lifecycle_event: script, npm_config_loglevel: level }: NodeJS.ProcessEnv): boolean =>
  script === 'replay' && level !== 'silent' && !process.stdout.isTTY;

function answer(asked: Asked, catalog: CatalogAnswer | undefined): void {
  const text = orSaid(asked.file, journalText, 'it is no file of text');
  if (text === null) return;
  const { told, isRead } = replayOf(text, asked, catalog);
  if (!isRead) return end(told, UNANSWERED);
  process.stdout.write(asked.to === null ? `${told}\n` : formatted(told));
  if (asked.to !== null && hasBanner(process.env)) console.error(BANNER);
}

const words = process.argv.slice(2);
const asked = readAsked(words);
if (words.includes('--help')) process.stdout.write(`${USAGE}\n`);
else if (typeof asked === 'string') end(`${asked}\n\n${USAGE}`, MISUSED);
else if (asked.catalog === null) answer(asked, undefined);
else {
  const menu = orSaid(asked.catalog, menuOf, 'it is no answer of GET catalog');
  if (menu) answer(asked, menu);
}
