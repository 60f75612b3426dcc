import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { ModuleGraph } from '../../src/app/build/moduleGraph.ts';
import { MODULES } from '../../src/app/server/paths.ts';
import { readLock } from '../licences/lock.ts';
import { mayShip, shippedOf } from '../licences/shipped.ts';

const packageOf = (module: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];

test('whatever a built script is made of is listed, and permissive', () => {
  const { files } = JSON.parse(readFileSync(MODULES, 'utf8')) as ModuleGraph;
  const inScripts = new Set(
    Object.values(files)
      .flatMap((modules) => Object.keys(modules))
      .flatMap((module) => packageOf(module) ?? []),
  );
  expect(inScripts.size).toBeGreaterThan(10);
  const listed = new Set(
    shippedOf(readLock())
      .filter((row) => mayShip(row, 'browser'))
      .map(({ name }) => name),
  );
  expect([...inScripts].filter((name) => !listed.has(name))).toEqual([]);
});
