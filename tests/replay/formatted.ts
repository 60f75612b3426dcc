import { spawnSync } from 'node:child_process';

/** TypeScript as the project writes it. */
export function formatted(code: string): string {
  const { stdout, status, stderr } = spawnSync(
    'npx',
    ['oxfmt', '--stdin-filepath=tests/replay/cases/report.test.ts'],
    {
      input: code,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The case is no TypeScript: ${stderr}`);
  return stdout;
}
