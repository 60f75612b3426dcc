import { useDeferredValue, useState } from 'react';
import { entries, sliceOf, type Entry } from './entries.ts';
import { EntryCard } from './EntryCard.tsx';
import { useStoryNames } from './useStoryNames.ts';

const SLICES = [...new Set(entries.map(sliceOf))];

/** What the filter looks in: the name, the words and the fields, and who reacts. */
const haystackOf = ({ type, about, payload, reactions }: Entry): string =>
  [type, about, payload ?? '', ...reactions.effects, ...reactions.ends].join(' ').toLowerCase();
const HAYSTACKS = new Map(entries.map((entry) => [entry.type, haystackOf(entry)]));

const found = (text: string): readonly Entry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ type }) => words.every((word) => HAYSTACKS.get(type)?.includes(word)));
};

interface SectionProps {
  readonly slice: string;
  readonly shown: readonly Entry[];
  readonly names: ReadonlyMap<string, string>;
}

function Section({ slice, shown, names }: SectionProps) {
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={`slice-${slice}`}>
      <h2 id={`slice-${slice}`}>{slice}</h2>
      {shown.map((entry) => (
        <EntryCard key={entry.type} entry={entry} names={names} />
      ))}
    </section>
  );
}

/** Everything that can happen in the shop. */
export function Catalogue() {
  const [text, type] = useState('');
  const shown = found(useDeferredValue(text));
  const names = useStoryNames();
  return (
    <main className="reference">
      <h1>Каталог событий</h1>
      <p>
        Всё, что может случиться в магазине: {entries.length} событий. Страница собрана из исходного кода, а
        ссылки на истории записаны во время их проверки.
      </p>
      <label>
        Найти событие
        <input type="search" value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />
      </label>
      <output>Показано: {shown.length}</output>
      {SLICES.map((slice) => (
        <Section
          key={slice}
          slice={slice}
          shown={shown.filter((entry) => sliceOf(entry) === slice)}
          names={names}
        />
      ))}
    </main>
  );
}
