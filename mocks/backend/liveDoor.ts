import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isWelcome, type Welcome } from './welcome.ts';

/** Browsers always say whose page asks, and no page can say otherwise; other programs say nothing, and no customer is behind them. */
export const mayOpen = ({ headers: { origin, host } }: IncomingMessage, welcome: Welcome): boolean =>
  origin === undefined || isWelcome(origin, host, welcome);

const RETRY_SECONDS = 30;

/** Answers an offer to go on in another protocol, and hangs up. */
export const refuse = (stream: Duplex, status: 403 | 503): void => {
  const retry = status === 503 ? `Retry-After: ${RETRY_SECONDS}\r\n` : '';
  stream.on('error', () => stream.destroy());
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${retry}\r\n`,
    () => stream.destroy(),
  );
};
