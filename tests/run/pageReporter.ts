import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** More is a whole catalogue; what lies over a page is all that is told of it. */
const MOST_LINES = 60;

/** The page as assistive tools had it, out of the notes that Playwright writes down at a failure; '' where there are none. */
export function pageIn(notes: string): string {
  const [, seen = ''] = /```yaml\n([^]*?)```/.exec(notes) ?? [];
  const lines = seen.trimEnd().split('\n');
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'].join('\n') : lines.join('\n');
}

/** Prints what was on the screen as a test fell: of a run on another machine its output is all that is left. */
export default class PageReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const notes = attachments.find(({ name }) => name === 'error-context')?.path;
    const page = notes === undefined ? '' : pageIn(readFileSync(notes, 'utf8'));
    if (page !== '') process.stdout.write(`\nOn the screen at the end of «${title}»:\n${page}\n\n`);
  }
}
