import { askedHeaders, SHOP_ORIGIN } from '../../cors.ts';
import { operations, type Operation } from '../../operations.ts';
import { read } from '../../sentence.ts';
import { CORS, operationSentences } from '../../sentences.ts';
import type { Check, Level } from '../check.ts';
import { shownValue, wrong } from '../judgement.ts';
import type { Answer } from '../service.ts';

/** Stand in the paths of questions; nobody looks whether there is such a thing. */
const SAMPLE: Readonly<Record<string, string>> = { phone: '+79990000001' };

const parametersOf = ({ route }: Operation): Record<string, string> =>
  Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, SAMPLE[name] ?? '1']));

const partsOf = (answer: Answer, header: string): readonly string[] =>
  (answer.headers.get(header) ?? '').split(',').map((part) => part.trim().toLowerCase());

const isAllowed = (answer: Answer): boolean =>
  ['*', SHOP_ORIGIN].includes(answer.headers.get('access-control-allow-origin')?.trim() ?? '');

/** What browsers use without asking whether they may. */
const SIMPLE: ReadonlySet<string> = new Set(['get', 'head', 'post']);

const refusedParts = (answer: Answer, { name, route }: Operation): readonly string[] => {
  const methods = partsOf(answer, 'access-control-allow-methods');
  const headers = partsOf(answer, 'access-control-allow-headers');
  const method = route.method.toLowerCase();
  const isMethodFine = SIMPLE.has(method) || methods.includes(method) || methods.includes('*');
  return [
    ...(isMethodFine ? [] : [`the method ${route.method}`]),
    ...askedHeaders(name).filter(
      // The asterisk stands for all headers but that of the session.
      (header) => !headers.includes(header) && (header === 'authorization' || !headers.includes('*')),
    ),
  ];
};

/** The question of a browser before each operation. */
export const preflightChecks: readonly Check[] = operations.map((operation) => ({
  name: `schema: a browser may call ${operation.route.method} ${operation.route.path}`,
  level: 'schema',
  operations: [operation.name],
  given: [],
  sentence: CORS,
  run: async ({ service, note }) => {
    const answer = await service.askFirst({ operation: operation.name, parameters: parametersOf(operation) });
    if (answer.status < 200 || answer.status > 299)
      return note(answer, wrong('status', `2xx is expected, not ${answer.status}`));
    const origin = answer.headers.get('access-control-allow-origin');
    if (!isAllowed(answer))
      note(
        answer,
        wrong('access-control-allow-origin', `${SHOP_ORIGIN} is expected, not ${shownValue(origin)}`),
      );
    const refused = refusedParts(answer, operation);
    if (refused.length > 0)
      note(answer, wrong('access-control-allow-headers', `does not allow ${refused.join(', ')}`));
  },
}));

const PATIENCE = read(7, 'a call that is not answered within 10 s is given up');

/** The answers of the run to one operation, looked at together. */
const overAll = (operation: Operation, level: Level): readonly Check[] => {
  const { name, route } = operation;
  const about = { level, operations: [name], given: [] } as const;
  const readable: Check = {
    ...about,
    name: `${route.method} ${route.path} can be read from another origin`,
    sentence: CORS,
    run: async ({ service, note }) => {
      for (const answer of service.answers)
        if (answer.operation === name && !isAllowed(answer))
          note(
            { ...answer, request: `${route.method} ${route.path}` },
            wrong(
              'access-control-allow-origin',
              `${SHOP_ORIGIN} is expected, not ${shownValue(answer.headers.get('access-control-allow-origin'))}`,
            ),
          );
    },
  };
  const inTime: Check = {
    ...about,
    name: `${route.method} ${route.path} is answered in time`,
    sentence: route.method === 'GET' ? PATIENCE : operationSentences[name],
    run: async ({ service, fail, timeoutMs }) => {
      const seconds = timeoutMs / 1000;
      if (service.late.some((call) => call.operation === name))
        fail(`no answer within ${seconds} s`, `${route.method} ${route.path}`);
    },
  };
  return route.method === 'GET' ? [readable, inTime] : [readable];
};

/** What holds for all answers of a run; for operations that the run has asked for. */
export const answerChecks = (
  answers: readonly Pick<Answer, 'operation'>[],
  level: Level,
): readonly Check[] => {
  const asked = new Set(answers.map(({ operation }) => operation));
  return operations.filter(({ name }) => asked.has(name)).flatMap((operation) => overAll(operation, level));
};
