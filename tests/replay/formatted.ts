import { spawnSync } from 'node:child_process';

/** Lines that a file of the house may have (.oxlintrc.json). */
const LONGEST = 250;
const LONG = '/* oxlint-disable eslint/max-lines -- as long as the visit of the report */';

const format = (code: string): string => {
  const { stdout, status, stderr } = spawnSync('npx', ['oxfmt', '--stdin-filepath=tests/replay/report.tsx'], {
    input: code,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`What was written is no TypeScript: ${stderr}`);
  return stdout;
};

/** TypeScript as the project writes it. */
export function formatted(code: string): string {
  const text = format(code);
  return text.split('\n').length > LONGEST ? `${LONG}\n${text}` : text;
}
