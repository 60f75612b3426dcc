import { PactV4 } from '@pact-foundation/pact';
import { NEVER } from 'rxjs';
import { createLive } from '../../src/ports/live.ts';
import { personal } from '../../src/domain/personal.ts';
import type { LiveMessage } from '../../src/slices/world.ts';
import { CONSUMER, LIVE_PROVIDER, PACTS } from '../../contracts/verify/pactFile.ts';
import { TOKEN, USER } from './samples.ts';

/** The pact of the live connection: messages only. */
export const livePact = (): PactV4 =>
  new PactV4({ consumer: CONSUMER, provider: LIVE_PROVIDER, dir: PACTS, logLevel: 'error' });

/** A connection that a test plays: it keeps what the client sends. */
class PlayedSocket extends EventTarget {
  readonly readyState = WebSocket.OPEN;
  readonly sent: unknown[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

export interface LiveStage {
  readonly url: string;
  readonly sent: readonly unknown[];
  readonly messages: readonly LiveMessage[];
  readonly problems: readonly unknown[];
  readonly receive: (message: unknown) => void;
  readonly leave: () => void;
}

/** The shop's own live port of a signed-in customer, connected to a played server. */
export const connectLive = (): LiveStage => {
  const socket = new PlayedSocket();
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
