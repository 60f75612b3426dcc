import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { complaintsOf, percentOf, scoresOf, survivorsOf, tableOf } from './run/mutation.ts';

const REPORT = fileURLToPath(new URL('../.cache/mutation/report.json', import.meta.url));

const scores = scoresOf(readFileSync(REPORT, 'utf8'));
const complaints = complaintsOf(scores);
for (const survivor of survivorsOf(scores)) process.stdout.write(`${survivor}\n`);
process.stdout.write(`${tableOf(scores)}\n${percentOf(scores).toFixed(1)} % killed\n`);
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
