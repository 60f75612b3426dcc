import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../src/app/server/paths.ts';
import { installPeers, versionOfOwn, versionOfPeer } from './peers.ts';
import type { Run, Subject } from './subject.ts';
import { markdown } from './table.ts';

/** Every subject, in the order of a run of all; each is loaded only when it is measured. */
const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  kernel: async () => (await import('./kernel.ts')).kernel,
  'first-load': async () => (await import('./firstLoad.ts')).firstLoad,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
  server: async () => (await import('./server.ts')).server,
};

const OUT = join(ROOT, '.cache/bench');
const GIBIBYTE = 1_073_741_824;

const run: Run = {
  rounds: (usual) => Math.max(1, Number(process.env['BENCH_ROUNDS'] ?? usual)),
  say: (line) => console.error(line),
};

const machineOf = ({ peers, own }: Subject): string => {
  const memory = `${(totalmem() / GIBIBYTE).toFixed(0)} GiB`;
  const versions = [...peers.map(versionOfPeer), ...own.map(versionOfOwn)].join(', ');
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores (${model}), ${memory}, Node ${process.versions.node}; ${versions}.`;
};

const measure = async (name: string, load: () => Promise<Subject>): Promise<void> => {
  run.say(`\n${name}`);
  const subject = await load();
  const report = await subject.measure(run);
  const text = markdown(report, machineOf(subject));
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, `${name}.md`), [text, report.appendix ?? ''].join('\n'));
  console.log(text);
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(SUBJECTS, name));
if (unknown.length > 0) {
  console.error(`No subject is called ${unknown.join(', ')}; there are: ${Object.keys(SUBJECTS).join(', ')}`);
  process.exit(1);
}
installPeers(run.say);
for (const [name, load] of Object.entries(SUBJECTS))
  if (wanted.length === 0 || wanted.includes(name)) await measure(name, load);
process.exit(0);
