/** A connection of a test to a live server, frame by frame. */
export interface LiveConnection {
  readonly send: (message: unknown) => void;
  /** The next frame of this type; the frames before it are dropped. */
  readonly next: (type: string) => Promise<unknown>;
  readonly close: () => void;
}

const typeOf = (frame: unknown): unknown =>
  typeof frame === 'object' && frame !== null && 'type' in frame ? frame.type : null;

const opening = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('No live connection')), { once: true });
  });

/** The live connection of a server under this address, for the session of a token or for a guest. */
export const connect = async (url: string, token: string | null): Promise<LiveConnection> => {
  const address = new URL('/ws', url.replace(/^http/, 'ws'));
  if (token !== null) address.searchParams.set('token', token);
  const socket = new WebSocket(address);
  const frames: unknown[] = [];
  let wake = (): void => undefined;
  socket.addEventListener('message', ({ data }) => {
    frames.push(JSON.parse(String(data)));
    wake();
  });
  await opening(socket);
  const arrival = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    next: async (type) => {
      for (;;) {
        while (frames.length > 0) {
          const frame = frames.shift();
          if (typeOf(frame) === type) return frame;
        }
        await arrival();
      }
    },
    close: () => socket.close(),
  };
};
