/** A live connection as a client has it, frame by frame. */
export interface LiveConnection {
  readonly send: (message: unknown) => void;
  /** The next frame of this type, or of any; frames before it are dropped. Rejects when none comes in time. */
  readonly next: (type?: string) => Promise<unknown>;
  readonly close: () => void;
}

const PATIENCE_MS = 10_000;

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

/** The live connection at this ws(s) address, for the session of a token or for a guest. */
export const connect = async (url: string, token: string | null): Promise<LiveConnection> => {
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
  const arrival = (type: string | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`No ${type ?? 'frame'} came within ${PATIENCE_MS / 1000} s`)),
        PATIENCE_MS,
      );
      arrivals.addEventListener('frame', () => (clearTimeout(late), resolve()), { once: true });
    });
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    next: async (type) => {
      for (;;) {
        while (frames.length > 0) {
          const frame = frames.shift();
          if (type === undefined || typeOf(frame) === type) return frame;
        }
        await arrival(type);
      }
    },
    close: () => socket.close(),
  };
};
