import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ADDRESS_PAYLOADS, PAYLOADS } from './payloads.ts';
import { FIELDS, isAddress } from './words.ts';

/** Annotation in which a visit tells what its chain has written, and what of it was on a screen. */
export const CARRIED = 'hostile';

interface Told {
  readonly carried: readonly (readonly [field: number, payloads: readonly number[]])[];
  readonly seen: readonly number[];
}

const FILE = fileURLToPath(new URL('../../../.cache/hostile.txt', import.meta.url));

const listed = (title: string, fields: readonly string[]): string =>
  fields.length === 0
    ? ''
    : `${title} (${fields.length}):\n${fields.map((field) => `  ${field}\n`).join('')}`;

/** Says how many fields and payloads of a hostile chain have met, and which fields were never on a screen. */
export default class HostileReporter implements Reporter {
  private readonly carried = new Map<number, Set<number>>();
  private readonly seen = new Set<number>();
  private visits = 0;

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === CARRIED) this.add(JSON.parse(description) as Told);
  }

  private add({ carried, seen }: Told): void {
    this.visits += 1;
    for (const field of seen) this.seen.add(field);
    for (const [field, payloads] of carried) {
      const own = this.carried.get(field) ?? new Set();
      for (const payload of payloads) own.add(payload);
      this.carried.set(field, own);
    }
  }

  private told(): string {
    const fields = FIELDS.map((name, at) => ({
      name,
      met: this.carried.get(at)?.size ?? 0,
      isSeen: this.seen.has(at),
    }));
    const met = fields.filter((field) => field.met > 0);
    const pairs = met.reduce((sum, field) => sum + field.met, 0);
    const isPartly = (field: { readonly name: string; readonly met: number }): boolean =>
      field.met < (isAddress(field.name) ? ADDRESS_PAYLOADS : PAYLOADS).length;
    return [
      `hostile words: ${met.length} of ${FIELDS.length} fields, ${PAYLOADS.length} payloads, ${pairs} pairs in ${this.visits} visits; `,
      `${fields.filter(({ isSeen }) => isSeen).length} fields were on a screen\n`,
      listed(
        'never told',
        fields.filter((field) => field.met === 0).map(({ name }) => name),
      ),
      listed(
        'not with every payload',
        met.filter(isPartly).map(({ name, met }) => `${name}: ${met}`),
      ),
      listed(
        'told, and never on a screen',
        met.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
      ),
    ].join('');
  }

  onEnd(): void {
    if (this.visits === 0) return;
    const text = this.told();
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, text);
    process.stdout.write(`\n${text.split('\n')[0] ?? ''}\n(all of it: .cache/hostile.txt)\n`);
  }
}
