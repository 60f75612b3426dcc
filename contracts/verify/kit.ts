import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const manifest = findPackageJSON(import.meta.url);
if (manifest === undefined) throw new Error('The kit is not in a package');

/** The folder of the kit, in the repository and where it is installed. */
export const KIT = dirname(manifest);
