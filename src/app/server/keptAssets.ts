import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Names in it carry a hash of the content: two builds never disagree about one. */
const ASSETS = 'assets';

/**
 * Moves the assets of the build at hand out of the way of the next one. Pages are cached for an hour and stay open for a
 * day, and still ask for them. Only one build is kept: those of the build before go.
 */
export function keepAssets(clientDir: string, previousDir: string): void {
  const assets = join(clientDir, ASSETS);
  if (!existsSync(assets)) return;
  rmSync(previousDir, { recursive: true, force: true });
  mkdirSync(previousDir, { recursive: true });
  renameSync(assets, join(previousDir, ASSETS));
}
