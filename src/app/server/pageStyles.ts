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

/** Gives each page its part of the sheet; pages of one kind have the same classes, for which it is chosen once. */
export const createPageStyles = (sheet: string | null): ((app: Uint8Array, data: string) => PageStyle) => {
  if (sheet === null) return () => NONE;
  const critical = createCriticalStyles(sheet);
  const styleFor = remember((classes): PageStyle => {
    const text = critical(new Set(classes.split(' ')));
    return { html: `<style>${text}</style>`, hashes: [hashOf(text)] };
  });
  const decoder = new TextDecoder();
  return (app, data) => styleFor([...classesIn(decoder.decode(app) + data)].toSorted().join(' '));
};
