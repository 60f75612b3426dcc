import * as wire from '../../../contracts/page.ts';
import type { PageSource } from '../../slices/world.ts';
import { readAs, wordsOf } from './leaf.ts';

/** The text is still the server's own HTML: nobody may show it as it is. */
export function readPage(value: unknown): PageSource {
  const { title, html } = readAs(wire.page, value);
  return { title: wordsOf(title), html };
}
