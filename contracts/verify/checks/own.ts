import { customerIn } from '../../examples/samples.ts';
import { operationSentences } from '../../sentences.ts';
import type { OperationName } from '../../operations.ts';
import type { Sentence } from '../../sentence.ts';
import type { Given } from '../../states.ts';
import type { Bench, Check } from '../check.ts';
import { wrong } from '../judgement.ts';
import type { Answer, Call } from '../service.ts';

/** A check of what a service does in several calls. */
export const behaviour = (
  name: string,
  operations: readonly [OperationName, ...OperationName[]],
  states: readonly Given[],
  run: Check['run'],
  sentence: Sentence = operationSentences[operations[0]],
): Check => ({ name, level: 'contract', operations, given: states, sentence, run });

/** The call of the customer whom the states have signed in. */
export const signedIn = ({ values }: Pick<Bench, 'values'>, call: Call): Call => ({
  ...call,
  token: values['token'] ?? null,
});

/** Whether the answer is a success; what else it is, is noted. */
export const isDone = ({ note }: Bench, answer: Answer): boolean => {
  const isSuccess = answer.status >= 200 && answer.status < 300;
  if (!isSuccess) note(answer, wrong('status', `2xx is expected, not ${answer.status}`));
  return isSuccess;
};

export const fieldOf = ({ body }: Answer, name: string): unknown =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined;

/** The elements of an answer that is a list. */
export const listIn = ({ body }: Answer): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(body)
    ? body.filter(
        (item: unknown): item is Readonly<Record<string, unknown>> =>
          typeof item === 'object' && item !== null,
      )
    : [];

export const SIGNED_IN: readonly Given[] = [customerIn];
