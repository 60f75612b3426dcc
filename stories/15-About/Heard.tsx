import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { GuidePart, GuideTable } from '../guide.tsx';
import { heardIn } from './heard.ts';

type Row = readonly [example: string, said: readonly string[]];

interface HeardProps {
  /** The live examples. */
  readonly children: ReactNode;
  /** In place of what is heard. */
  readonly words?: readonly string[] | undefined;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="guide__texts">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Live examples, and below what a screen reader says of each: read off the page itself, not written by hand. */
export function Heard({ children, words }: HeardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [rows, hear] = useState<readonly Row[]>([]);
  useLayoutEffect(() => {
    const examples = [...(box.current?.querySelectorAll<HTMLElement>('[data-example]') ?? [])];
    hear(examples.map((example) => [example.dataset['example'] ?? '', heardIn(example)]));
  }, []);
  return (
    <>
      <div ref={box} className="about__heard">
        {children}
      </div>
      <GuidePart title="Что слышно">
        {words ? (
          <Lines lines={words} />
        ) : (
          <GuideTable
            label="Что слышно"
            heads={['Пример', 'Что говорит программа чтения с экрана']}
            rows={rows.map(([example, said]) => [example, <Lines key="said" lines={said} />])}
          />
        )}
      </GuidePart>
    </>
  );
}
