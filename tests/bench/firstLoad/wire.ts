import type { CDPSession } from 'playwright';

export const KINDS = ['html', 'js', 'css', 'font', 'picture', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One request of a page. */
export interface Asked {
  readonly url: string;
  readonly priority: string;
  /** Seconds. */
  readonly start: number;
  kind: Kind;
  end: number | null;
  /** Over the wire, with headers. */
  bytes: number;
}

const kindOf = (type: string, url: string): Kind => {
  if (type === 'Document') return 'html';
  if (type === 'Script' || /\.js(\?|$)/.test(url)) return 'js';
  if (type === 'Stylesheet' || /\.css(\?|$)/.test(url)) return 'css';
  if (type === 'Font' || /\.woff2/.test(url)) return 'font';
  return type === 'Image' ? 'picture' : 'other';
};

/** Writes down every request of a page that goes over the wire from now on, as Chromium counts them. */
export const watchWire = async (cdp: CDPSession): Promise<ReadonlyMap<string, Asked>> => {
  const asked = new Map<string, Asked>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const { url, initialPriority: priority } = request;
    const kind = kindOf(type ?? '', url);
    if (url.startsWith('http'))
      asked.set(requestId, { url, priority, kind, start: timestamp, end: null, bytes: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const known = asked.get(requestId);
    if (response.fromDiskCache === true) asked.delete(requestId);
    else if (known) known.kind = kindOf(type, response.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const known = asked.get(requestId);
    if (known) Object.assign(known, { bytes: encodedDataLength, end: timestamp });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  await cdp.send('Network.enable');
  return asked;
};

/** In thousands of bytes. */
export const kilobytes = (asked: readonly Asked[]): number =>
  asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;

/** The requests of one load in their order, as a block of Markdown. */
export const waterfall = (name: string, asked: readonly Asked[]): string => {
  const first = Math.min(...asked.map(({ start }) => start));
  const ms = (at: number): string => ((at - first) * 1_000).toFixed(0).padStart(6);
  const lines = asked
    .toSorted((a, b) => a.start - b.start)
    .map(({ url, kind, priority, start, end, bytes }) => {
      const { pathname, search } = new URL(url);
      return `${ms(start)} ${ms(end ?? start)} ${kind.padEnd(8)} ${priority.padEnd(9)} ${String(bytes).padStart(7)} ${pathname}${search}`;
    });
  return [
    `### ${name}\n`,
    '```',
    ' start    end kind     priority    bytes address',
    ...lines,
    '```',
    '',
  ].join('\n');
};
