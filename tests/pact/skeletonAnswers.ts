import { expect } from 'vitest';
import { examples } from '../../contracts/examples/all.ts';
import type { LanguageName } from '../../contracts/init/languages.ts';
import { states } from '../../contracts/states.ts';
import { askState, startSkeleton } from './skeleton.ts';

const NOT_APPLICABLE = { status: 200, body: { notApplicable: 'not written yet' } };

/** The parameters with which the contract asks for each state; their texts are Russian, and some hold objects. */
const parametersOf = (name: string): object =>
  examples.flatMap(({ given = [], where = [] }) => [...given, ...where]).find((state) => state.name === name)
    ?.parameters ??
  Object.fromEntries(states[name as keyof typeof states].names.map((each) => [each, '«"\\\n»']));

/** Compiles and starts a skeleton and asks it for each state, for an unknown and an empty one, and to take them back. */
export const expectRightAnswers = async (language: LanguageName): Promise<void> => {
  const { statesUrl, stop } = await startSkeleton(language);
  try {
    for (const name of Object.keys(states)) {
      expect(await askState(statesUrl, name, 'setup', parametersOf(name)), name).toEqual(NOT_APPLICABLE);
      expect(await askState(statesUrl, name, 'teardown', parametersOf(name)), name).toEqual({
        status: 200,
        body: {},
      });
    }
    expect(await askState(statesUrl, '', 'setup')).toEqual({ status: 200, body: {} });
    expect(await askState(statesUrl, 'a "state" of another kit', 'setup')).toMatchObject({ status: 400 });
  } finally {
    await stop();
  }
};
