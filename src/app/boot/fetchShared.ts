import type { SharedState } from './boot.ts';

/** The link of a page that names the state it shares with the other pages of its city. */
export const SHARED_LINK = 'shared';
/** Pauses between the tries, the last one again and again, in ms. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

export interface FetchedState {
  readonly shared: SharedState;
  /** False where the server knows the state that the page was rendered from no more, and has sent its own. */
  readonly isOfPage: boolean;
}

export interface SharedSource {
  readonly fetch: (path: string) => Promise<Response>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const read = async (path: string, { fetch }: SharedSource): Promise<FetchedState | null> => {
  try {
    const response = await fetch(path);
    if (!response.ok) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it; what is no JSON throws
    const shared = (await response.json()) as SharedState;
    const { catalog, city, setting }: Partial<SharedState> = shared;
    // While one build takes over from another, a process of the other may answer.
    return catalog && city && setting
      ? { shared, isOfPage: response.headers.get('content-location') === path }
      : null;
  } catch {
    return null;
  }
};

/** Asks until it is answered: without it the page stays what the server has sent, links and forms included. */
export async function fetchShared(path: string, source: SharedSource): Promise<FetchedState> {
  for (let tries = 0; ; tries += 1) {
    const fetched = await read(path, source);
    if (fetched) return fetched;
    await source.pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0);
  }
}
