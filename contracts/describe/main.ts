import { existsSync } from 'node:fs';
import { examples } from '../examples/all.ts';
import { documentsOf } from './documents.ts';
import { contractVersion, parsed, read, write } from './files.ts';
import { refusal } from './release.ts';

/** Writes the descriptions of the contract anew; exit code 1 where a breaking change has no entry in the change log. */
const documents = documentsOf({ version: contractVersion(), examples });
const committed = existsSync(new URL('../openapi.json', import.meta.url)) ? parsed(read('openApi')) : {};
const refused = refusal(committed, parsed(documents.openApi), read('changelog'));
if (refused === null) {
  write('openApi', documents.openApi);
  write('asyncApi', documents.asyncApi);
  write('apiPage', documents.apiPage);
} else {
  process.stderr.write(`${refused}\n`);
  process.exitCode = 1;
}
