import { groups } from '../alternatives/all.ts';
import { quoted } from '../sentence.ts';
import { anchor, blocks, table } from './markdown.ts';

/** A cell of a table takes no line and no bar. */
const inCell = (text: string): string => text.replaceAll('|', '\\|');

/** Every group of alternatives with its ways, and the sentence that each stands on. */
export const alternativesSection = (): string =>
  blocks(
    `${anchor('alternatives')}\n## Alternatives`,
    'What the specification allows in several ways. A service shows one of each group; the report tells the others as "not chosen". The pacts hold the first. Besides these, any optional field may be absent or null, and what is `x-assumed` may be missing.',
    table(
      ['what', 'ways', 'because'],
      groups.map(({ name, ways }) => [
        name,
        ways.map((way) => way.name).join('; '),
        inCell([...new Set(ways.map(({ sentence }) => quoted(sentence)))].join('; ')),
      ]),
    ),
  );
