import type * as z from 'zod/mini';
import type { OutcomeWay } from '../alternatives/alternative.ts';
import { problem } from '../common.ts';
import { isSchema } from '../definition.ts';
import { SHOP_ORIGIN } from '../cors.ts';
import type { Example } from '../examples/example.ts';
import { operationOf } from '../operations.ts';
import { compared } from './asShown.ts';
import { FINE, shownValue, together, wrong, type Judgement } from './judgement.ts';
import type { Answer } from './service.ts';
import { NotApplicable, type StateValues } from './stateSetter.ts';
import { judged } from './wire.ts';

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** An empty body, `null`, an empty list or object, or one with nothing but such. */
const isNothing = (body: unknown): boolean => {
  if (body === null || body === '') return true;
  return typeof body === 'object' && Object.values(body).every((part) => isNothing(part));
};

/** `{}`, which says nothing of a list. */
const isBare = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;

const schemaOf = ({ operation }: Example, status: number): z.core.$ZodType | null => {
  const { responses } = operationOf(operation).route;
  const own: unknown = responses[status];
  if (isSchema(own)) return own;
  return status >= 400 ? problem : null;
};

const messageOf = (answer: Answer): Judgement => {
  const { body } = answer;
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  const text = Array.isArray(message) ? message.join('') : message;
  return typeof text === 'string' && text.trim() !== ''
    ? FINE
    : wrong('$.message', 'the words for the customer are missing');
};

const isJson = (body: unknown): boolean => typeof body === 'object' && body !== null;

/** A refusal's body: JSON by its schema, or words; with words where the example has some. */
const refusalJudged = (example: Example, answer: Answer, values: StateValues): Judgement => {
  const schema = schemaOf(example, answer.status);
  const { answer: shown } = example;
  const isMessageShown = typeof shown === 'object' && shown !== null && 'message' in shown;
  const isMoreShown = Object.keys(Object(shown)).some((name) => name !== 'message');
  return together([
    isMessageShown ? messageOf(answer) : FINE,
    isMoreShown && !isJson(answer.body)
      ? wrong('$', `an object is expected, not ${shownValue(answer.body)}`)
      : FINE,
    ...(schema && isJson(answer.body) && !Array.isArray(answer.body)
      ? [
          judged(schema, answer.body),
          compared(schema, { ...Object(shown), message: undefined }, answer.body, '$', {
            values,
            isInvented: false,
          }),
        ]
      : []),
  ]);
};

const successJudged = (example: Example, answer: Answer, values: StateValues): Judgement => {
  const { answer: shown } = example;
  if (shown === undefined) return FINE;
  const schema = schemaOf(example, answer.status);
  if (schema === null) return wrong('$', `the contract has no answer with a body for ${answer.status}`);
  if (answer.text.trim() === '') return wrong('$', 'the body is empty');
  return together([
    judged(schema, answer.body),
    compared(schema, shown, answer.body, '$', { values, isInvented: false }),
  ]);
};

type End = Omit<OutcomeWay, 'sentence'>;

const bodyJudged = (way: End, example: Example, answer: Answer, values: StateValues): Judgement => {
  if (way.body === 'any') return FINE;
  if (way.body === 'empty')
    return answer.text.trim() === ''
      ? FINE
      : wrong('$', `an empty body is expected, not ${shownValue(answer.body)}`);
  if (way.body === 'nothing' || way.body === 'no list')
    return isNothing(answer.body) && !(way.body === 'no list' && isBare(answer.body))
      ? FINE
      : wrong('$', `nothing is expected, not ${shownValue(answer.body)}`);
  return isSuccess(answer.status)
    ? successJudged(example, answer, values)
    : refusalJudged(example, answer, values);
};

const HEADERS: Readonly<Record<string, (value: string) => boolean>> = {
  'Retry-After': (value) => /^\d+$/.test(value.trim()) || !Number.isNaN(Date.parse(value)),
  'Access-Control-Allow-Origin': (value) => ['*', SHOP_ORIGIN].includes(value.trim()),
  'Access-Control-Expose-Headers': (value) =>
    value.split(',').some((name) => ['*', 'retry-after'].includes(name.trim().toLowerCase())),
};

const headersJudged = ({ answerHeaders = {} }: Example, { headers }: Answer): Judgement =>
  together(
    Object.keys(answerHeaders).map((name) => {
      const value = headers.get(name);
      if (value === null) return wrong(name, 'the header is missing');
      return HEADERS[name]?.(value) === false ? wrong(name, `the header says ${shownValue(value)}`) : FINE;
    }),
  );

const endsOf = ({ status, otherwise }: Example): readonly End[] =>
  otherwise?.ways ?? [
    {
      name: String(status),
      isStatus: (answered) => (status === 'success' ? isSuccess(answered) : answered === status),
      body: 'shown',
    },
  ];

const expectedOf = ({ status, otherwise }: Example): string =>
  otherwise?.ways.map(({ name }) => name).join(' or ') ?? (status === 'success' ? '2xx' : String(status));

/** Whether an answer is an end of the exchange that the contract knows. Throws `NotApplicable` where it says that there is no such thing. */
export const outcomeJudged = (example: Example, answer: Answer, values: StateValues): Judgement => {
  const possible = endsOf(example).filter((way) => way.isStatus(answer.status));
  const judgements = possible.map((way) => ({ way, judgement: bodyJudged(way, example, answer, values) }));
  const [best] = judgements.toSorted((a, b) => a.judgement.problems.length - b.judgement.problems.length);
  if (!best) return wrong('status', `${expectedOf(example)} is expected, not ${answer.status}`);
  if (best.way.isAbsence)
    throw new NotApplicable(
      example.otherwise?.name ?? '',
      `${answer.request} answers ${answer.status}: the service has nothing of the kind`,
    );
  const { otherwise } = example;
  const taken = otherwise ? [{ group: otherwise.name, way: best.way.name }] : [];
  return together([best.judgement, headersJudged(example, answer), { ...FINE, taken }]);
};
