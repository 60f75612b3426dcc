import { classesIn, createCriticalStyles } from './criticalStyles.ts';
import { hashOf } from './headers.ts';
import { remember } from './remember.ts';

/** The styles that stand in a page. */
export interface PageStyle {
  /** The element, '' where there is none. */
  readonly html: string;
  readonly hashes: readonly string[];
}

const NONE: PageStyle = { html: '', hashes: [] };

/** A markup with other letters than those of its tags and classes in disorder: reading it as what it is takes ten times as long. */
const asciiOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');

/** Gives each page its part of the sheet; pages of one kind have the same classes, for which it is chosen once. */
export const createPageStyles = (
  sheet: string | null,
): ((app: Uint8Array, question: string) => PageStyle) => {
  if (sheet === null) return () => NONE;
  const critical = createCriticalStyles(sheet);
  const styleFor = remember((classes): PageStyle => {
    const text = critical(new Set(classes.split(' ')));
    return { html: `<style>${text}</style>`, hashes: [hashOf(text)] };
  });
  return (app, question) =>
    styleFor([...new Set([...classesIn(asciiOf(app)), ...classesIn(question)])].toSorted().join(' '));
};
