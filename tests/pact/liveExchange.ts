import { PactV4 } from '@pact-foundation/pact';
import { NEVER } from 'rxjs';
import { createLive } from '../../src/ports/live.ts';
import { readStatus } from '../../src/ports/readers/live.ts';
import { personal } from '../../src/domain/personal.ts';
import type { LiveMessage } from '../../src/slices/world.ts';
import type { LiveExample } from '../../contracts/examples/live.ts';
import { TOKEN } from '../../contracts/examples/samples.ts';
import { liveMessages } from '../../contracts/live.ts';
import { CONSUMER, LIVE_PROVIDER, PACTS } from './pactFile.ts';
import { answerOf } from './answer.ts';
import { parametersOf } from './exchange.ts';
import { USER } from './samples.ts';

/** The pact of the live connection: messages only. */
const livePact = (): PactV4 =>
  new PactV4({ consumer: CONSUMER, provider: LIVE_PROVIDER, dir: PACTS, logLevel: 'error' });

const receivedLike = ({ received }: LiveExample): unknown =>
  answerOf(liveMessages[received.type].schema, received);

/** A message's content as the pact library hands it over: parsed, text, or bytes. */
const jsonOf = (content: unknown): unknown => {
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) return content;
  return JSON.parse(content.toString());
};

/** Writes a message that the server sends by itself, while the test reads it. */
export const receiving = async (example: LiveExample, test: (message: unknown) => void): Promise<void> => {
  const message = livePact().addAsynchronousInteraction();
  for (const state of example.given ?? []) message.given(state.name, parametersOf(state));
  await message
    .expectsToReceive(example.description, (content) => content.withJSONContent(receivedLike(example)))
    .executeTest(async ({ contents }) => test(contents.content));
};

interface Exchanged {
  readonly sent: unknown;
  readonly received: unknown;
}

/** Writes a message of the client and what the server sends then, while the test stands for both. */
export const replying = async (example: LiveExample, test: (exchanged: Exchanged) => void): Promise<void> => {
  const messages = livePact().addSynchronousInteraction(example.description);
  for (const state of example.given ?? []) messages.given(state.name, parametersOf(state));
  await messages
    .withRequest((content) => content.withJSONContent(example.sent))
    .withResponse((content) => content.withJSONContent(receivedLike(example)))
    .executeTest(async ({ Request, Response: [answer] }) =>
      test({ sent: jsonOf(Request?.content), received: jsonOf(answer?.content) }),
    );
};

/** A connection that a test answers for: it keeps what the client sends. */
class FakeSocket extends EventTarget {
  readonly readyState = WebSocket.OPEN;
  readonly sent: unknown[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

export interface LiveClient {
  readonly url: string;
  readonly sent: readonly unknown[];
  readonly messages: readonly LiveMessage[];
  readonly problems: readonly unknown[];
  readonly receive: (message: unknown) => void;
  readonly leave: () => void;
}

/** The shop's own live port of a signed-in customer, connected to a fake server. */
export const connectLive = (): LiveClient => {
  const socket = new FakeSocket();
  const messages: LiveMessage[] = [];
  const problems: unknown[] = [];
  let address = '';
  const live = createLive({
    url: 'wss://shop.example/ws',
    // Only what the port uses of a socket is there.
    open: (url) => {
      address = url;
      return socket as unknown as WebSocket;
    },
    random: () => 0,
    now: () => 0,
    online$: NEVER,
    acts$: NEVER,
    readStatus,
    report: (problem) => problems.push(problem),
  });
  const subscription = live({ token: personal(TOKEN), userId: USER }).subscribe((message) =>
    messages.push(message),
  );
  socket.dispatchEvent(new Event('open'));
  return {
    url: address,
    sent: socket.sent,
    messages,
    problems,
    receive: (message) =>
      socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })),
    leave: () => subscription.unsubscribe(),
  };
};
