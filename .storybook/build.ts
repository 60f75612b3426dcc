import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeNews } from './news/write.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, '.cache/storybook');

/** The static workbench; with `--since REF` it also tells what has changed in the stories since that commit. */
const { values } = parseArgs({ options: { since: { type: 'string' } } });
const built = spawnSync('storybook', ['build', '-o', OUT, '--disable-telemetry', '--quiet'], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (built.status === 0 && values.since !== undefined) {
  const { items } = writeNews({ root: ROOT, since: values.since, folder: join(OUT, 'news') });
  process.stdout.write(`${items.length} stories changed since ${values.since}\n`);
}
process.exitCode = built.status ?? 1;
