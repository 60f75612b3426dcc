import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remember } from './remember.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Pages are packed while somebody waits: level 5 costs a few milliseconds and is 3 % larger than the best. */
const PAGE_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packBrotli = promisify<Uint8Array, typeof PAGE_BROTLI, Buffer>(brotliCompress);
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

/** Packs with the speed of a page in mind; files are packed better when the shop is built. */
const pack = async (bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (encoding === 'br' ? packBrotli(bytes, PAGE_BROTLI) : packGzip(bytes)));

/** The same bytes in every encoding, under one name. */
export interface PackedBody {
  readonly etag: string;
  /** What it takes of memory, gzip estimated. */
  readonly bytes: number;
  readonly read: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Brotli, which every browser of today asks for, is packed at once; gzip when it is first asked for. */
export const packBody = async (identity: Uint8Array<ArrayBuffer>): Promise<PackedBody> => {
  const br = await pack(identity, 'br');
  let gzip: Promise<Uint8Array<ArrayBuffer>> | null = null;
  return {
    etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
    // Of gzip not more is known yet than that it is larger than brotli: of pages by a third.
    bytes: identity.byteLength + br.byteLength + 2 * br.byteLength,
    read: async (encoding) => {
      if (encoding === 'gzip') return (gzip ??= pack(identity, 'gzip'));
      return encoding === 'br' ? br : identity;
    },
  };
};
