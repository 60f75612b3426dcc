import { afterEach, expect, test } from 'vitest';
import { HTTP_PROVIDER, only, readPact } from '../pactFile.ts';
import { UNREACHABLE } from './setters.ts';
import { demoStage, interceptorStage, type Stage } from './stage.ts';
import { leftOut, settersOf, verify } from './verify.ts';

const pact = readPact(HTTP_PROVIDER);
const opened: Stage[] = [];
afterEach(async () => {
  for (const stage of opened.splice(0)) await stage.close();
});

const open = async (start: () => Promise<Stage>): Promise<Stage> => {
  const stage = await start();
  opened.push(stage);
  return stage;
};

const ADDRESSES = only(pact, 'a request for the saved addresses');

test('the demo back end keeps the pact', async () => {
  const stage = await open(demoStage);
  await expect(verify({ pact, stage, setters: settersOf(stage) })).resolves.toBeUndefined();
});

test('the handlers that intercept the network keep the pact', async () => {
  const stage = await open(interceptorStage);
  await expect(verify({ pact, stage, setters: settersOf(stage) })).resolves.toBeUndefined();
});

test('nothing is left out but what the demo cannot be brought to', () => {
  const descriptions = leftOut(pact).map(({ description }) => description);
  expect(descriptions).toEqual(['a request for the version of the catalog, answered as plain text']);
  process.stdout.write(
    `Not verified: ${descriptions.join('; ')} (${Object.values(UNREACHABLE).join('; ')})\n`,
  );
});

test('a state that nobody sets up fails the run, with a template for it', async () => {
  const stage = await open(demoStage);
  const { 'the customer has a saved address': _, ...setters } = settersOf(stage);
  await expect(verify({ pact: ADDRESSES, stage, setters })).rejects.toThrow(
    "'the customer has a saved address': async",
  );
});

test('a state that is in no list fails the run', async () => {
  const stage = await open(demoStage);
  const interactions = ADDRESSES.interactions.map((interaction) => ({
    ...interaction,
    providerStates: [{ name: 'the moon is full' }],
  }));
  await expect(
    verify({ pact: { ...ADDRESSES, interactions }, stage, setters: settersOf(stage) }),
  ).rejects.toThrow('the moon is full');
});

test('a state that cannot be set up fails the run, although the answer fits', async () => {
  const stage = await open(demoStage);
  const setters = {
    ...settersOf(stage),
    'every setting is filled in': () => Promise.reject(new Error('no settings')),
  };
  await expect(verify({ pact: only(pact, 'a request for the settings'), stage, setters })).rejects.toThrow(
    'no settings',
  );
});

test('a state that keeps back what only the back end can know fails the run', async () => {
  const stage = await open(demoStage);
  const setters = {
    ...settersOf(stage),
    'there is a customer': async () => ({ userId: 'user-1', token: '' }),
  };
  await expect(verify({ pact: ADDRESSES, stage, setters })).rejects.toThrow('it answers no token');
});

test('a back end that leaves a field out breaks the pact', async () => {
  const stage = await open(demoStage);
  const setters = settersOf(stage);
  const broken = {
    ...setters,
    'the customer has a saved address': async () => {
      stage.backend.fail('address.list', { body: [{ street: 'Садовая' }] });
      return { addressId: 'address-1' };
    },
  };
  await expect(verify({ pact: ADDRESSES, stage, setters: broken })).rejects.toThrow('address');
});
