import type { ReactNode } from 'react';

/** A live example under the words that say what it shows. */
export type Example = readonly [words: string, shown: ReactNode];

interface ExamplesProps {
  readonly examples: readonly Example[];
  readonly kind: 'state' | 'do' | 'dont';
}

/** Each is alive: it answers a press as it does in the shop. */
export function Examples({ examples, kind }: ExamplesProps) {
  return (
    <div className={`about__examples about__examples--${kind}`}>
      {examples.map(([words, shown]) => (
        <figure key={words}>
          <div className="about__example" data-example={words}>
            {shown}
          </div>
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </div>
  );
}
