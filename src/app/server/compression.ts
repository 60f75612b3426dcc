import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  type BrotliOptions,
  constants,
  gzip,
} from 'node:zlib';
import { remember } from './remember.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * How well brotli packs: of 209 dishes 5 leaves a tenth less than 4 and takes a millisecond more, 6 a hundredth less for a tenth of that;
 * 10 leaves a tenth less than 6 and takes thirty times as long.
 */
const QUALITY = { page: 6, forMany: 9, popular: 10 } as const;
/** Who asks for a body as the hundredth has it packed once more, for all who come after. */
const POPULAR_FROM = 100;

const packBrotli = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const unpackBrotli = promisify<Uint8Array, Buffer>(brotliDecompress);
const packGzip = promisify<Uint8Array, Buffer>(gzip);

const isRefused = (part: string): boolean => /;\s*q=0(\.0*)?\s*$/.test(part);

const chosenFrom = remember((header: string): Encoding => {
  const parts = header.toLowerCase().split(',');
  const named = new Set(parts.filter((part) => !isRefused(part)).map((part) => part.split(';')[0]?.trim()));
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : 'identity';
});

/** The best encoding that an Accept-Encoding header allows; our order, since every browser weighs them equally. */
export const chooseEncoding = (accepted: string | null): Encoding => chosenFrom(accepted ?? '');

/** The same bytes in every encoding, under one name. */
export interface PackedBody {
  readonly etag: string;
  /** What it takes of memory at the most, gzip estimated. */
  readonly bytes: number;
  readonly read: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
  /** What is packed already; null where `read` has to be waited for. */
  readonly ready: (encoding: Encoding) => Uint8Array<ArrayBuffer> | null;
}

/** The library's own window, 2 to the power of it: a text of more than a block gets a buffer of twice that. */
const LARGEST_WINDOW = 22;
/** Here the library searches with a quarter of the memory, to as few bytes of a page. */
const SMALLEST_WINDOW = 16;
/** What the format keeps of a window for itself. */
const WINDOW_GAP = 16;

/** As large as it takes to see all of these bytes: a larger one packs them no better. */
const windowFor = ({ byteLength }: Uint8Array): number =>
  Math.min(LARGEST_WINDOW, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(byteLength + WINDOW_GAP))));

const options = (bytes: Uint8Array, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
  },
});

let lastPacking: Promise<unknown> = Promise.resolve();
/** One popular body is packed at a time: it keeps another thread busy, and pages are to be rendered meanwhile. */
const packInTurn = (identity: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const packing = lastPacking.then(
    async () => new Uint8Array(await packBrotli(identity, options(identity, QUALITY.popular))),
  );
  lastPacking = packing.catch(() => undefined);
  return packing;
};

/** What is made anew only when nobody holds it any more. */
const sharedWhileHeld = <T extends object>(make: () => Promise<T>): (() => Promise<T>) => {
  let held: WeakRef<T> | null = null;
  let making: Promise<T> | null = null;
  const makeAnew = async (): Promise<T> => {
    try {
      const made = await make();
      held = new WeakRef(made);
      return made;
    } finally {
      making = null;
    }
  };
  return async () => held?.deref() ?? (making ??= makeAnew());
};

/**
 * Only brotli is kept, which every browser of today asks for. Gzip is packed and kept when it is first asked for; who takes neither has it
 * unpacked, once for all who are reading it: who reads slowly holds it for long. What many ask for is packed better in the meantime; should
 * that fail, it stays as it is.
 */
const bodyOf = (first: Uint8Array<ArrayBuffer>): PackedBody => {
  let packing: Promise<Uint8Array<ArrayBuffer>> | null = null;
  let gzipped: Uint8Array<ArrayBuffer> | null = null;
  let br = first;
  let asked = 0;
  const plain = sharedWhileHeld(async () => new Uint8Array(await unpackBrotli(br)));
  const improve = async (): Promise<void> => {
    const better = await plain()
      .then(packInTurn)
      .catch(() => br);
    if (better.byteLength < br.byteLength) br = better;
  };
  const askForBr = (): Uint8Array<ArrayBuffer> => {
    asked += 1;
    if (asked === POPULAR_FROM) void improve();
    return br;
  };
  const packPlain = async () => (gzipped = new Uint8Array(await packGzip(await plain())));
  const readyIn = { br: askForBr, gzip: () => gzipped, identity: () => null };
  return {
    // The same bytes are always packed to the same at first.
    etag: `W/"${hash('sha1', first, 'base64url')}"`,
    // Of gzip not more is known yet than that it is larger than brotli: of pages by a third.
    bytes: first.byteLength + 2 * first.byteLength,
    ready: (encoding) => readyIn[encoding](),
    read: async (encoding) => {
      if (encoding === 'gzip') return (packing ??= packPlain());
      return encoding === 'br' ? askForBr() : plain();
    },
  };
};

/**
 * Packs a page while somebody waits, on this thread: on several of them packing costs twice the processor's time, and memory that stays.
 * Both copy what the library gives: that holds more memory than it fills.
 */
export const packBody = (identity: Uint8Array): PackedBody =>
  bodyOf(new Uint8Array(brotliCompressSync(identity, options(identity, QUALITY.page))));

/** Packs what is packed once and sent to many: better, longer, and on another thread. */
export const packForMany = async (identity: Uint8Array): Promise<PackedBody> =>
  bodyOf(new Uint8Array(await packBrotli(identity, options(identity, QUALITY.forMany))));
