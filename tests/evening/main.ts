import { readFileSync, writeFileSync } from 'node:fs';
import { evening } from './evening.ts';
import { FRIDAY, MENU_BYTES } from './friday.ts';
import { tableOf, withTable } from './table.ts';

const PAGE = new URL('../../docs/scale.md', import.meta.url);

const table = tableOf(FRIDAY, evening(FRIDAY), MENU_BYTES);
console.log(table);
writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), table));
