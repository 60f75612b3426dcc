import { writeFileSync } from 'node:fs';
import { LICENCES_PAGE, readLock } from './lock.ts';
import { licencesPage, shippedOf } from './shipped.ts';

writeFileSync(LICENCES_PAGE, licencesPage(shippedOf(readLock())));
