/** The way to the shop's server. What the browser says of it (`navigator.onLine`) knows only the nearest cable. */
export interface Connection {
  /** Whether the server answers just now. */
  readonly isThere: () => Promise<boolean>;
  /** Resolves as soon as it answers again; nothing is asked for a page that nobody sees. */
  readonly isBack: () => Promise<void>;
}

/** On the server, and until the app has said more. */
let connection: Connection = { isThere: async () => true, isBack: async () => undefined };

export const provideConnection = (provided: Connection): void => {
  connection = provided;
};

export const isConnected = (): Promise<boolean> => connection.isThere();
export const connectionBack = (): Promise<void> => connection.isBack();
