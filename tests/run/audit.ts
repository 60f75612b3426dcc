import { spawnSync } from 'node:child_process';

/** What is told of an audit. */
export interface Verdict {
  readonly isGreen: boolean;
  readonly line: string;
}

/** No registry is waited for longer. */
const PATIENCE_MS = 60_000;
const BAD = ['high', 'critical'] as const;
const SILENT: Verdict = { isGreen: true, line: 'npm audit: the registry does not answer' };

interface Report {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string }>>;
}

const parsed = (text: string): Report | null => {
  try {
    return JSON.parse(text) as Report | null;
  } catch {
    return null;
  }
};

/** Of the JSON that `npm audit` prints: red for what is high or critical. Without a count there was no answer. */
export function verdictOf(printed: string): Verdict {
  const report = parsed(printed);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return SILENT;
  const bad = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => BAD.some((one) => one === severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  const isGreen = BAD.every((severity) => (counts[severity] ?? 0) === 0);
  const told = isGreen
    ? `nothing high or critical in what is shipped, ${counts['total'] ?? 0} lesser`
    : `in what is shipped: ${bad.join(', ')}`;
  return { isGreen, line: `npm audit: ${told}` };
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  const { isGreen, line } = verdictOf(stdout ?? '');
  console.log(line);
  if (!isGreen) process.exitCode = 1;
}
