import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { page, junit, type Row } from './reportPages.ts';

const FOLDER = '.cache/test';

const rowsOf = (modules: readonly TestModule[]): readonly Row[] =>
  modules
    .flatMap((module) => [...module.children.allTests()])
    .flatMap((test) => {
      const { property } = test.meta();
      const { state, errors = [] } = test.result();
      const failure = state === 'passed' ? null : errors.map(({ message }) => message).join('\n') || state;
      return property ? [{ ...property, failure, ms: test.diagnostic()?.duration ?? 0 }] : [];
    })
    .toSorted((a, b) => a.id - b.id);

/** Writes what each property tried, where it stands and how long it took: `properties.html` and `properties.xml`. */
export default class PropertyReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = rowsOf(modules);
    if (rows.length === 0) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'properties.html'), page(rows));
    writeFileSync(join(FOLDER, 'properties.xml'), junit(rows));
    const [{ seed }] = rows as [Row];
    const held = rows.filter(({ failure }) => failure === null).length;
    process.stdout.write(`\n${held} of ${rows.length} properties hold, seed of the first: ${seed}\n`);
    process.stdout.write(`${join(FOLDER, 'properties.html')}, ${join(FOLDER, 'properties.xml')}\n`);
  }
}
