import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { FAULTS } from './faults.ts';
import { ROWS } from './rows/all.ts';
import { faultsPage } from './table.ts';

const TABLE = new URL('../../docs/faults.md', import.meta.url);

/** Counts the cells of a run, and writes docs/faults.md once every one of them was green. */
export default class TableReporter implements Reporter {
  private readonly endings: string[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === 'cell') this.endings.push(description.split(' | ').at(-1) ?? '');
      if (type === 'red') process.stdout.write(`    ${description}\n`);
    }
  }

  onEnd({ status }: FullResult): void {
    const count = (ending: string): number => this.endings.filter((one) => one === ending).length;
    const rules = [...new Set(this.endings)].filter((one) => one !== 'green' && one !== 'red').toSorted();
    const byRule = rules.map((rule) => `${rule} ${count(rule)}`).join(', ');
    const all = ROWS.length * FAULTS.length;
    process.stdout.write(
      `${this.endings.length} of ${all} cells: ${count('red')} red, ${count('green')} as specified, by rule: ${byRule}\n`,
    );
    if (status === 'passed' && this.endings.length === all) writeFileSync(TABLE, faultsPage(ROWS));
  }
}
