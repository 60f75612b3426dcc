import { availableParallelism, cpus, totalmem } from 'node:os';
import { readAsked } from './asked.ts';
import { cellsOf, FIGURE_COLUMNS, isBroken, judge, type Judged } from './figures.ts';
import { GOALS } from './goals.ts';
import { keepRows, presentMoment, writeReport } from './kept.ts';
import { installPeers, versionOfOwn, versionOfPeer } from './peers.ts';
import type { Run, Subject } from './subject.ts';
import { markdown, table, type Report } from './table.ts';

/** Every subject, in the order of a run of all; each is loaded only when it is measured. */
const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  kernel: async () => (await import('./kernel.ts')).kernel,
  plus: async () => (await import('./plus.ts')).plus,
  growth: async () => (await import('./growth.ts')).growth,
  'first-load': async () => (await import('./firstLoad.ts')).firstLoad,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
  server: async () => (await import('./server.ts')).server,
  start: async () => (await import('./start.ts')).start,
  recording: async () => (await import('./recording.ts')).recording,
  pictures: async () => (await import('./pictures.ts')).pictures,
};

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

/** Every figure beside its goal; a goal whose figure was not measured is missed. */
const judgeAll = (name: string, { figures }: Report): readonly Judged[] => {
  const goals = GOALS[name] ?? {};
  const measured = new Set(figures.map((figure) => figure.name));
  const lost = Object.keys(goals).filter((goal) => !measured.has(goal));
  return [...figures, ...lost.map((goal) => ({ name: goal, unit: '', shop: [] }))].map((figure) =>
    judge(figure, goals[figure.name] ?? null),
  );
};

const measure = async (name: string): Promise<readonly Judged[]> => {
  const began = performance.now();
  run.say(`\n${name}`);
  const subject = await SUBJECTS[name]!();
  const report = await subject.measure(run);
  const judged = judgeAll(name, report);
  const goals = table(FIGURE_COLUMNS, judged.filter(({ goal }) => goal !== null).map(cellsOf));
  const text = [markdown(report, machineOf(subject)), goals].join('\n');
  writeReport(name, [text, report.appendix ?? ''].join('\n'));
  console.log(text);
  run.say(`${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  return judged;
};

const asked = readAsked(process.argv.slice(2), Object.keys(SUBJECTS));
if (typeof asked === 'string') {
  console.error(asked);
  process.exit(1);
}
installPeers(run.say);
const moment = presentMoment();
const broken: string[] = [];
const failed: string[] = [];
for (const name of asked.subjects) {
  // One subject that breaks down takes no other along: a run of all is unattended.
  const judged = await measure(name).catch((error: unknown): readonly Judged[] => {
    failed.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return [];
  });
  if (asked.isKept) keepRows(name, judged.map(cellsOf), moment);
  broken.push(...judged.filter(isBroken).map((one) => `${name}: ${cellsOf(one).join(' | ')}`));
}
for (const line of broken) console.log(`Floor missed: ${line}`);
for (const line of failed) console.error(`Not measured: ${line}`);
process.exit(failed.length > 0 || (asked.isHeld && broken.length > 0) ? 1 : 0);
