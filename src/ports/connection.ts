/** Pause between two questions while nobody answers. */
const AGAIN_MS = 5_000;
/** A server that is slower than this does not answer. */
const PATIENCE_MS = 5_000;

/** Whether the server of this address answers; what it answers does not matter, as long as it is not that it is unwell. */
export async function answers(ask: typeof fetch, url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await ask(url, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}

/** The page in front of somebody, and the browser's word of the network. */
export interface PageMoments {
  readonly isVisible: () => boolean;
  /** Calls back when the page comes back to somebody, or the browser to a network. The result ends it. */
  readonly onReturn: (listener: () => void) => () => void;
}

/**
 * Resolves once the server answers: asked when the browser or the page comes back, and every few seconds of a page that is
 * seen, one question at a time.
 */
export const connectionBack = (
  isThere: () => Promise<boolean>,
  { isVisible, onReturn }: PageMoments,
): Promise<void> =>
  new Promise((resolve) => {
    let isAsking = false;
    const ask = async (): Promise<void> => {
      if (isAsking || !isVisible()) return;
      isAsking = true;
      const isBack = await isThere();
      isAsking = false;
      if (!isBack) return;
      clearInterval(timer);
      end();
      resolve();
    };
    const timer = setInterval(() => void ask(), AGAIN_MS);
    const end = onReturn(() => void ask());
    void ask();
  });

/** The moments of this page. */
export const pageMoments: PageMoments = {
  isVisible: () => document.visibilityState !== 'hidden',
  onReturn(listener) {
    const ending = new AbortController();
    document.addEventListener('visibilitychange', listener, ending);
    for (const type of ['online', 'pageshow']) window.addEventListener(type, listener, ending);
    return () => ending.abort();
  },
};

/** The way to the server that has this file. */
export const createConnection = (url: string, moments: PageMoments) => {
  const isThere = () => answers(fetch, url);
  return { isThere, isCut: () => !navigator.onLine, isBack: () => connectionBack(isThere, moments) };
};
