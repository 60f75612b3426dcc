import { formatted } from './formatted.ts';
import { menuOf } from './menu.ts';
import { journalText } from './packed.ts';
import { replayOf } from './replay.ts';
import { readAsked, USAGE } from './asked.ts';

/** The text of a file, packed or not, or nothing with a sentence on the error's way. */
const textOf = (file: string): string | null => {
  try {
    return journalText(file);
  } catch {
    console.error(`${file} cannot be read`);
    return null;
  }
};

const asked = readAsked(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(`${asked}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const text = textOf(asked.file);
  if (text === null) process.exitCode = 2;
  else {
    const catalog = asked.catalog === null ? undefined : menuOf(asked.catalog);
    const { told, isRead } = replayOf(text, asked, catalog);
    if (isRead) process.stdout.write(asked.to === null ? `${told}\n` : formatted(told));
    else console.error(told);
    process.exitCode = isRead ? 0 : 1;
  }
}
