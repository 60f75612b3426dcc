import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface Heard {
  readonly status: number;
  /** By name in small letters; of several of one name the last. */
  readonly headers: Readonly<Record<string, string>>;
  /** All that followed the first head: with what other answers came after it. */
  readonly rest: string;
  /** How many requests were answered. */
  readonly answers: number;
}

/** A server that says nothing and does not hang up has not understood what it refuses. */
const PATIENCE_MS = 20_000;

const heardIn = (text: string): Heard => {
  const [head = '', ...parts] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(pairs),
    rest: parts.join('\r\n\r\n'),
    answers: text.match(/^HTTP\/1\.1 \d{3} /gm)?.length ?? 0,
  };
};

/** Sends these signs as they are, and hears all that the server says until it hangs up. Rejects if it does not. */
export const say = (url: string, text: string): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    let heard = '';
    socket.setEncoding('latin1');
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`It does not hang up after "${heard}"`)));
    socket.on('data', (data: string) => {
      heard += data;
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // Whoever refuses need not read to the end.
      if (error.code === 'ECONNRESET' && heard !== '') resolve(heardIn(heard));
      else reject(error);
    });
    socket.once('end', () => {
      socket.destroy();
      resolve(heardIn(heard));
    });
  });

/** A request without a body, after which the server hangs up. */
export const ask = (url: string, target: string, lines: readonly string[] = ['Host: shop']): Promise<Heard> =>
  say(url, [`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'));
