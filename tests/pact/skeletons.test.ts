import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES, skeletonIn } from '../../contracts/init/languages.ts';
import { states } from '../../contracts/states.ts';
import { KIT } from '../../contracts/verify/kit.ts';
import { expectRightAnswers } from './skeletonAnswers.ts';

interface Workflow {
  readonly jobs: {
    readonly contract: {
      readonly strategy: {
        readonly matrix: { readonly include: readonly { readonly lang: string; readonly states: string }[] };
      };
    };
  };
}

const isHere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

describe.each(LANGUAGES)('the skeleton in %s', (language) => {
  const text = skeletonIn(language)?.text ?? '';

  test('has every state with its sentence, its parameters and what it answers', () => {
    for (const [name, { sentence, names, values }] of Object.entries(states)) {
      const at = text.search(new RegExp(`["']${name}["']`));
      const comment = text.slice(text.lastIndexOf(sentence, at), at);
      expect(comment, name).toContain(sentence);
      expect([...names, ...values].filter((each) => !comment.includes(each))).toEqual([]);
    }
  });

  test('is short and looks for nothing outside of the standard library', () => {
    expect(text.split('\n').length).toBeLessThan(350);
    expect(text.match(/^(?:import|using|from|require).*(?:zhuravl|pact)/gim)).toBeNull();
  });
});

test('the guide shows a job of a build for each of them, by the words that start it', () => {
  const guide = readFileSync(join(KIT, 'PROVIDER.md'), 'utf8');
  const [, text = ''] = guide.split(/```(?:yaml)?\n(?=on: push)/);
  const { jobs } = parse(text.slice(0, text.indexOf('```'))) as Workflow;
  const lines = jobs.contract.strategy.matrix.include;
  expect(lines.map(({ lang }) => lang)).toEqual(LANGUAGES);
  // With .NET a project is started; the file that is written says how it becomes one.
  const [ofDotnet, ...others] = lines.toSorted(({ lang }) => (lang === 'csharp' ? -1 : 0));
  expect(skeletonIn('csharp')?.text).toContain('dotnet new console');
  expect(ofDotnet?.states).toMatch(/^dotnet run/);
  expect(others.filter(({ lang, states: start }) => skeletonIn(lang)?.start.join(' && ') !== start)).toEqual(
    [],
  );
});

test('there is none in a language that nobody has asked for', () => {
  expect([skeletonIn('cobol'), skeletonIn(''), skeletonIn('toString')]).toEqual([null, null, null]);
});

test('in node it answers "not applicable" from the first minute', () => expectRightAnswers('node'));
test.runIf(isHere('python3'))('so does it in python', () => expectRightAnswers('python'));
