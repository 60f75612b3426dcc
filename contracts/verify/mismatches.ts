import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** The part of the verifier's result that it writes for people. */
const result = z.looseObject({ output: z.array(z.string()) });

const readable = (text: string): readonly string[] => {
  try {
    const read = result.safeParse(JSON.parse(text));
    return read.success ? read.data.output : [text];
  } catch {
    return [text];
  }
};

const isDetail = (line: string): boolean => /^\s*\d+\.\d+\)|^\s*(expected|body|\$|status|header|.*->)/i.test(line);

/** What a failed verification says, without the colours of a terminal and without what the report says anyway. */
export const mismatchesOf = (error: unknown): readonly string[] => {
  const text = error instanceof Error ? error.message : String(error);
  const lines = readable(text).flatMap((line) => stripVTControlCharacters(line).split('\n'));
  const details = lines.map((line) => line.trimEnd()).filter(isDetail);
  return details.length > 0 ? details : lines.filter((line) => line.trim() !== '');
};
