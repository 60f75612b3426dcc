import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KIT } from '../../../contracts/verify/kit.ts';
import { serveProvider, type ServedProvider } from '../../../mocks/provider/serve.ts';
import { runChild } from '../../run/child.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const VERIFIED_MS = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
let provider: ServedProvider;

beforeAll(async () => {
  provider = await serveProvider();
});
afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true });
});

const guide = readFileSync(join(KIT, 'PROVIDER.md'), 'utf8');

/** The command of the guide that begins so, for the provider of this test: no line of the kit takes part. */
const commandOf = (beginning: string): readonly string[] => {
  const from = guide.indexOf(beginning);
  const { port } = new URL(provider.url);
  return guide
    .slice(from, guide.indexOf('```', from))
    .replaceAll('\\\n', ' ')
    .replace('--hostname dev.example --port 443 --transport https', `--hostname localhost --port ${port}`)
    .replaceAll('https://dev.example', provider.url)
    .replaceAll(' pacts/', ` ${KIT}/pacts/`)
    .trim()
    .split(/\s+/);
};

interface Verified {
  readonly result: boolean;
  readonly interactionResults: readonly { readonly description: string; readonly result: string }[];
}

const verifiedAlone = async (name: string): Promise<Verified> => {
  const report = join(folder, `${name}.json`);
  const command = [...commandOf(`pact-verifier --file pacts/${name}.json`), '--json', report];
  const { output } = await runChild([...command, '--request-timeout', '60000'], {
    root: ROOT,
    environment: { PACT_DO_NOT_TRACK: 'true' },
  });
  expect(output).not.toContain('pact failures');
  return JSON.parse(readFileSync(report, 'utf8')) as Verified;
};

const descriptionsIn = (name: string): readonly string[] => {
  const text = readFileSync(join(KIT, 'pacts', `${name}.json`), 'utf8');
  const { interactions } = JSON.parse(text) as { readonly interactions: readonly { description: string }[] };
  return interactions.map(({ description }) => description).toSorted();
};

test.each(['shop-web-shop-api', 'shop-web-shop-live'])(
  'the stand-alone verifier finds all of %s kept, by the words of the guide',
  { timeout: VERIFIED_MS },
  async (name) => {
    const { result, interactionResults } = await verifiedAlone(name);
    expect(result).toBe(true);
    expect(interactionResults.filter((each) => each.result !== 'OK')).toEqual([]);
    expect(interactionResults.map(({ description }) => description).toSorted()).toEqual(descriptionsIn(name));
  },
);

test('it finds what a service breaks', { timeout: VERIFIED_MS }, async () => {
  const whole = provider;
  provider = await serveProvider({
    changeAnswer: (response, { url }) =>
      url.endsWith('/like') ? new Response(null, { status: 500 }) : response,
  });
  try {
    await expect(verifiedAlone('shop-web-shop-api')).rejects.toThrow('pact failures');
  } finally {
    await provider.close();
    provider = whole;
  }
});
