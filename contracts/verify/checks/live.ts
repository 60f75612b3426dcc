import * as z from 'zod/mini';
import { liveExamples, type LiveExample } from '../../examples/live.ts';
import { customerIn, PHONE } from '../../examples/samples.ts';
import { liveMessages, orderStatusUpdate, orderStatusUpdateUnderData, pong } from '../../live.ts';
import { specified } from '../../sentence.ts';
import { given } from '../../states.ts';
import { compared } from '../asShown.ts';
import type { Check } from '../check.ts';
import { shownValue, together, type Judgement } from '../judgement.ts';
import type { overheardAt, Produce } from '../produce.ts';
import { isKnownStatus } from '../statuses.ts';
import { judged } from '../wire.ts';

const LIVE = specified(7, 'In: pong, settings:update, order:status_update');

const statusMessage = z.union([orderStatusUpdate, orderStatusUpdateUnderData]);

/** A payload under `data` beside its type, as the example has it. */
const flat = (message: unknown): unknown => {
  if (typeof message !== 'object' || message === null || !('data' in message)) return message;
  return { ...message, ...Object(message.data) };
};

const messageJudged = (
  { received }: LiveExample,
  message: unknown,
  values: Readonly<Record<string, string>>,
): Judgement => {
  const { schema } = liveMessages[received.type];
  const whole = received.type === 'order:status_update' ? statusMessage : schema;
  return together([
    judged(whole, message),
    compared(schema, received, flat(message), '$', { values, isInvented: false }),
    isKnownStatus(flat(message), '$'),
  ]);
};

const OWN = specified(7, '{type: subscribe, channel: user:{id}:orders}');

/** No agreed message shows it: nothing must come. */
export const strangerCheck = (overheard: ReturnType<typeof overheardAt>): Check => ({
  name: 'live: the status of an order is told to nobody who has not subscribed to it',
  level: 'contract',
  operations: [],
  given: [customerIn, given('the customer has an active order', { phone: PHONE, status: 'Waiting' })],
  sentence: OWN,
  run: async ({ values, set, fail }) => {
    const heard = await overheard(values['userId'] ?? '', values['token'] ?? null, () =>
      set(given('an order moves on', { phone: PHONE })),
    );
    if (z.safeParse(pong, heard).success) return;
    fail(`a guest without a subscription hears ${shownValue(heard)}`, 'order:status_update');
  },
});

/** Every agreed message of the live connection as a check. */
export const liveChecks = (produce: Produce): readonly Check[] =>
  Object.values<LiveExample>(liveExamples).map((example) => ({
    name: `live: ${example.description}`,
    level: 'contract',
    operations: [],
    given: example.given ?? [],
    sentence: LIVE,
    run: async ({ values, noteMessage }) => {
      const message = await produce({
        description: example.description,
        content: example.sent ?? null,
        providerStates: (example.given ?? []).map(({ name, parameters }) => ({ name, params: parameters })),
        values,
      });
      noteMessage(example.received.type, messageJudged(example, message, values));
    },
  }));
