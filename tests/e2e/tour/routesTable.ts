import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { PLACES } from './places.ts';

const HEAD = `# Routes

Every page of the shop (specification, section 2), measured in Chromium by \`tests/e2e/routes.test.ts\`, which fails where a row
differs: the status of the plain form and of the form with a city, the title and the heading as a customer in Samara with an
order behind them sees them, what axe finds (390 px light, 1280 px dark; all four in a deep run, none in a plain \`npm test\`), and whether anything is wider than the screen at
320 px or with text of 200 %. Written by \`npm run docs:routes\`.

| route | addresses | status | title | h1 | axe | overflow |
|---|---|---|---|---|---|---|
`;

/** Writes docs/routes.md from what the tests of the routes have seen. */
export default class RoutesTable implements Reporter {
  private readonly rows = new Map<string, string>();

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations)
      if (type === 'route') this.rows.set(description.split(' | ')[0]?.slice(2) ?? '', description);
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed') return;
    const rows = PLACES.map(({ name }) => this.rows.get(name)).filter((row) => row !== undefined);
    writeFileSync(new URL('../../../docs/routes.md', import.meta.url), `${HEAD}${rows.join('\n')}\n`);
  }
}
