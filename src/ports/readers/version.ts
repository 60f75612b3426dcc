import { ApiFailure } from '../../domain/failure.ts';

/**
 * A version out of a body's text: a bare number, a JSON number or a JSON string; "7" and 7 are the same. An empty body
 * is "1"; a page of HTML, a word without a digit or anything long is no version (assumptions, section 6, "STORE_VERSION").
 */
export function readVersion(body: string): string {
  const text = body.trim();
  if (text === '' || text === '""' || text === 'null') return '1';
  const bare = /^"(.*)"$/.exec(text)?.[1] ?? text;
  if (/^(?=.*\d)[\w.:+-]{1,64}$/.test(bare)) return bare;
  throw new ApiFailure('invalid');
}
