/** What a demand of the contract rests on: a sentence that stands in one of the two documents, word for word. */
export interface Sentence {
  readonly document: 'specification' | 'assumptions';
  readonly section: number;
  readonly text: string;
}

export const specified = (section: number, text: string): Sentence => ({
  document: 'specification',
  section,
  text,
});
export const read = (section: number, text: string): Sentence => ({ document: 'assumptions', section, text });

/** As a report says it. */
export const quoted = ({ document, section, text }: Sentence): string =>
  `${document}, section ${section}: «${text}»`;
