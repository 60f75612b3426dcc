import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../docs/decisions', import.meta.url));
const HEAD =
  /^# (\d{4})\. \S.*\n\n- \*\*Status:\*\* (in force|replaced by \d{4}) since \d{4}-\d\d-\d\d\n- \*\*Considered:\*\* \S/;

test.each(readdirSync(FOLDER))('%s says its number, status, date and what else was considered', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  expect(HEAD.exec(text)?.[1]).toBe(name.slice(0, 4));
});
