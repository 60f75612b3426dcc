import type { EmbeddedBackend } from './embedded.ts';

/** What a command says when the shop is open: where, and whether that is the demo, with what is there to try. */
export const startLine = (
  opened: string,
  url: string,
  demo: Pick<EmbeddedBackend, 'hints'> | null,
): string => {
  const where = `${opened} at ${url}`;
  if (demo === null) return where;
  return [`${where}, with the demo back end inside`, ...demo.hints(url).map((hint) => `  ${hint}`)].join(
    '\n',
  );
};
