import { expect, test } from 'vitest';
import { examples } from '../../contracts/examples/all.ts';
import { createBench } from '../backend/bench.ts';
import { contextOf } from './context.ts';
import { SCRIPTED } from './refusals.ts';
import { settersOf, stateSetterOf } from './states.ts';

/** What the states of all examples have to put into the mouth of the demo. */
const scripted = async (): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const { given = [] } of examples) {
    const { backend, clock } = createBench();
    const setState = stateSetterOf(settersOf(contextOf(backend, clock, (what) => found.add(what))));
    for (const { name, parameters } of given) await setState({ state: name, params: parameters });
  }
  return found;
};

test('what the demo answers by a script is listed, with the reason; all else follows from its rules', async () => {
  expect([...(await scripted())].toSorted()).toEqual(Object.keys(SCRIPTED).toSorted());
});
