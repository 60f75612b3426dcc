import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/app/server/paths.ts';
import { type Finding, type Part, tableOf } from './finding.ts';
import { api } from './parts/api.ts';
import { firstVisitors } from './parts/firstVisitors.ts';
import { full } from './parts/full.ts';
import { searches } from './parts/searches.ts';
import { slowClients } from './parts/slowClients.ts';
import { steady } from './parts/steady.ts';
import { stop } from './parts/stop.ts';

const PARTS: Readonly<Record<string, Part>> = {
  'first-visitors': firstVisitors,
  full,
  stop,
  steady,
  searches,
  api,
  'slow-clients': slowClients,
};

const KEPT = join(ROOT, '.cache/load');

const run = async (key: string, { name, run: measure }: Part): Promise<readonly Finding[]> => {
  console.error(`${key} …`);
  const findings = await measure();
  const table = tableOf(name, findings);
  console.log(table);
  writeFileSync(join(KEPT, `${key}.md`), table);
  return findings;
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`No part "${unknown[0]}": ${Object.keys(PARTS).join(', ')}`);

mkdirSync(KEPT, { recursive: true });
const findings: Finding[] = [];
for (const [key, part] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(key)) findings.push(...(await run(key, part)));

const broken = findings.filter(({ isKept }) => !isKept);
const promises = findings.filter(({ promise }) => promise !== '');
console.log(`Load: ${promises.length - broken.length} of ${promises.length} promises kept.`);
if (broken.length > 0) process.exitCode = 1;
