import {
  exhaustMap,
  filter,
  first,
  firstValueFrom,
  merge,
  timer,
  withLatestFrom,
  type Observable,
} from 'rxjs';

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

interface Surroundings {
  readonly isThere: () => Observable<boolean> | Promise<boolean>;
  readonly online$: Observable<boolean>;
  readonly visible$: Observable<boolean>;
}

/** Tells once that the server answers: asked when the browser or the page comes back, and every few seconds of a page that is seen. */
export const connectionBack$ = ({ isThere, online$, visible$ }: Surroundings): Observable<boolean> =>
  merge(online$, visible$, timer(AGAIN_MS, AGAIN_MS)).pipe(
    withLatestFrom(visible$),
    filter(([, isVisible]) => isVisible),
    exhaustMap(() => isThere()),
    first(Boolean),
  );

/** The way to the server that has this file. */
export const createConnection = (url: string, moments: Pick<Surroundings, 'online$' | 'visible$'>) => {
  const isThere = () => answers(fetch, url);
  return {
    isThere,
    isCut: () => !navigator.onLine,
    async isBack(): Promise<void> {
      await firstValueFrom(connectionBack$({ isThere, ...moments }));
    },
  };
};
