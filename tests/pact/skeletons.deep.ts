import { test } from 'vitest';
import { LANGUAGES } from '../../contracts/init/languages.ts';
import { expectRightAnswers } from './skeletonAnswers.ts';
import { obtainToolchain } from './toolchains.ts';

const COMPILED_MS = 600_000;

test.for(LANGUAGES)(
  'the skeleton in %s compiles, starts and answers each state "not applicable"',
  { timeout: COMPILED_MS },
  async (language, { skip }) => {
    const absence = await obtainToolchain(language);
    if (absence !== null) {
      process.stdout.write(`not checked: ${language}: ${absence}\n`);
      skip(`not checked: ${absence}`);
    }
    await expectRightAnswers(language);
  },
);
