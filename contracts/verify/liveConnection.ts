import { shownValue } from './judgement.ts';

/** A live connection as a client has it, frame by frame. */
export interface LiveConnection {
  readonly send: (message: unknown) => void;
  /** The next frame of one of these types; frames before it are dropped. Rejects when none comes in time. */
  readonly next: (...types: readonly string[]) => Promise<unknown>;
  readonly close: () => void;
}

const typeOf = (frame: unknown): unknown =>
  typeof frame === 'object' && frame !== null && 'type' in frame ? frame.type : null;

const opening = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`No live connection at ${socket.url}`)), {
      once: true,
    });
  });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The live connection at this ws(s) address, for the session of a token or for a guest; no frame is waited for longer. */
export const connect = async (
  url: string,
  token: string | null,
  timeoutMs: number,
): Promise<LiveConnection> => {
  const address = new URL(url);
  if (token !== null) address.searchParams.set('token', token);
  const socket = new WebSocket(address);
  const frames: unknown[] = [];
  const arrivals = new EventTarget();
  socket.addEventListener('message', ({ data }) => {
    frames.push(jsonOf(String(data)));
    arrivals.dispatchEvent(new Event('frame'));
  });
  await opening(socket);
  const arrival = (wanted: string, dropped: readonly unknown[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const others = dropped.length === 0 ? '' : `, but ${dropped.map(shownValue).join(', ')}`;
      const late = setTimeout(
        () => reject(new Error(`No ${wanted} came within ${timeoutMs / 1000} s${others}`)),
        timeoutMs,
      );
      arrivals.addEventListener('frame', () => (clearTimeout(late), resolve()), { once: true });
    });
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    next: async (...types) => {
      const dropped: unknown[] = [];
      for (;;) {
        while (frames.length > 0) {
          const frame = frames.shift();
          if (types.some((type) => typeOf(frame) === type)) return frame;
          dropped.push(frame);
        }
        await arrival(types.join(' or '), dropped);
      }
    },
    close: () => socket.close(),
  };
};
