/** The way to the shop's server. What the browser says of it (`navigator.onLine`) knows only the nearest cable. */
export interface Connection {
  /** Whether the server answers just now. */
  readonly isThere: () => Promise<boolean>;
  /** Whether the browser itself says that there is no network: a promise of nothing where it says that there is one. */
  readonly isCut: () => boolean;
  /** Resolves as soon as it answers again; nothing is asked for a page that nobody sees. */
  readonly isBack: () => Promise<void>;
}

/** On the server, and until the app has said more. */
let connection: Connection = {
  isThere: async () => true,
  isCut: () => false,
  isBack: async () => undefined,
};

export const provideConnection = (provided: Connection): void => {
  connection = provided;
};

export const isConnected = (): Promise<boolean> => connection.isThere();
export const isCut = (): boolean => connection.isCut();
export const connectionBack = (): Promise<void> => connection.isBack();
