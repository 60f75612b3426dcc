import type { Example, FromState } from '../../examples/example.ts';
import { headersOf, isFromState, plain } from '../../examples/example.ts';
import { examples } from '../../examples/all.ts';
import { ofOther, OTHER_PHONE, otherUserId } from '../../examples/samples.ts';
import { operationSentences, SESSION_OVER } from '../../sentences.ts';
import { given, type Given } from '../../states.ts';
import type { Bench, Check } from '../check.ts';
import { outcomeJudged } from '../outcome.ts';
import type { Call } from '../service.ts';
import { isFields, unpacked } from '../reading.ts';
import { NotApplicable, type StateValues } from '../stateSetter.ts';

type Named = Readonly<Record<string, string | FromState>>;

/** The call of an example, with what only its states can know. */
const callOf = (example: Example, values: StateValues): Call => {
  const valueOf = ({ fromState, value }: FromState): string => values[fromState] ?? value;
  const filled = (named: Named = {}): Record<string, string> =>
    Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name, isFromState(value) ? valueOf(value) : value]),
    );
  return {
    operation: example.operation,
    parameters: filled(example.parameters),
    query: filled(example.query),
    headers: filled(headersOf(example)),
    token: example.isSignedIn ? (values['token'] ?? null) : null,
    ...(example.body === undefined ? {} : { body: plain(example.body, valueOf) }),
  };
};

const LOGIN: ReadonlySet<string> = new Set(['user.find', 'user.create']);

/** Whether the exchange is about the code itself, so that a question for one is no detour. */
const isAboutCode = ({ headers = {}, given = [] }: Example): boolean =>
  'x-login-code' in headers || given.some(({ name }) => name === 'the login asks for a code');

/** Where the settings take online payment away, nobody is offered it. */
const insistOnPayment = async ({ body, city }: Example, { service }: Bench): Promise<void> => {
  const { payment, deliveryMethod } = { payment: null, deliveryMethod: null, ...body };
  if (payment !== 'online') return;
  const headers = city === undefined ? {} : { 'x-city': city };
  const answer = await service.ask({ operation: 'setting.all', headers });
  const disabled = unpacked(isFields(answer.body) ? answer.body['IS_ONLINE_PAYMENT_DISABLE'] : null);
  if (isFields(disabled) && disabled[String(deliveryMethod)] === true)
    throw new NotApplicable(
      'orders can be paid online',
      `IS_ONLINE_PAYMENT_DISABLE.${String(deliveryMethod)} says that nobody pays online`,
    );
};

const run =
  (example: Example) =>
  async (bench: Bench): Promise<void> => {
    const call = callOf(example, bench.values);
    if (example.operation === 'order.place') await insistOnPayment(example, bench);
    const asks = LOGIN.has(example.operation) && !isAboutCode(example) ? bench.login : bench.service.ask;
    const answer = await asks(call);
    bench.note(answer, outcomeJudged(example, answer, bench.values));
  };

/** What a call asks and of whom: two examples that agree in it differ in how much of the answer they show. */
const questionOf = ({
  operation,
  given,
  isSignedIn,
  parameters,
  query,
  headers,
  body,
  status,
  city,
}: Example): string =>
  JSON.stringify([operation, given, isSignedIn, parameters, query, headers, body, status, city]);

const fieldsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, part) => sum + fieldsOf(part), 1)
    : 1;

/** Of examples with the same question the fullest: whoever answers it has answered the others. */
const fullest = (all: readonly Example[]): readonly Example[] => {
  const best = new Map<string, Example>();
  for (const example of all) {
    const other = best.get(questionOf(example));
    if (!other || fieldsOf(example.answer) > fieldsOf(other.answer)) best.set(questionOf(example), example);
  }
  return [...best.values()];
};

const exchangeCheck = (example: Example): Check => ({
  name: example.description,
  level: 'contract',
  operations: [example.operation],
  given: example.given ?? [],
  where: example.where ?? [],
  sentence: example.status === 401 ? SESSION_OVER : operationSentences[example.operation],
  run: run(example),
});

const withOther = (state: Given): Pick<Example, 'given' | 'isSignedIn' | 'status' | 'otherwise'> => ({
  ...ofOther,
  given: [...ofOther.given, state],
  isSignedIn: true,
});

/** What another customer really has: a service that says 404 of nothing has shown nothing. */
const STRANGERS: readonly Example[] = [
  {
    ...withOther(given('the customer has an active order', { phone: OTHER_PHONE, status: 'WaitCooking' })),
    operation: 'order.active',
    description: 'a request for the active order that another customer has',
    parameters: { userId: otherUserId },
  },
  {
    ...withOther(given('the customer has ordered before', { phone: OTHER_PHONE })),
    operation: 'order.last',
    description: 'a request for the last order that another customer has',
    parameters: { userId: otherUserId },
  },
];

/** Every agreed exchange over HTTP as a check, and what no pact can bring about. */
export const exchangeChecks: readonly Check[] = [...fullest(examples), ...STRANGERS].map(exchangeCheck);
