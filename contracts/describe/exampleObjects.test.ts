import { expect, test } from 'vitest';
import { among, fromState, type Example } from '../examples/example.ts';
import { given } from '../states.ts';
import { answerExamples, plainExamples, requestExamples } from './exampleObjects.ts';

const like: Example = {
  operation: 'like.create',
  description: 'A like, of a roll',
  given: [given('there is a promotion', {})],
  body: { userId: fromState('userId', '42'), productId: 'roll' },
  status: 200,
  answer: { liked: among('roll') },
};

test('an example stands under its description, with the states that it needs', () => {
  expect(requestExamples([like])).toEqual({
    examples: {
      'a-like-of-a-roll': {
        summary: 'A like, of a roll',
        value: { userId: '42', productId: 'roll' },
        'x-provider-states': [{ name: 'there is a promotion', parameters: {} }],
      },
    },
  });
});

test('a list shows what it has to hold', () => {
  expect(answerExamples([like])).toMatchObject({
    examples: { 'a-like-of-a-roll': { value: { liked: ['roll'] } } },
  });
});

test('without an example there is no table of them; an empty text is one', () => {
  const { answer: _, ...silent } = like;
  expect(answerExamples([silent])).toEqual({});
  expect(plainExamples([like])).toEqual({});
  expect(plainExamples([{ ...silent, plainAnswer: '' }])).toMatchObject({
    examples: { 'a-like-of-a-roll': { value: '' } },
  });
});
