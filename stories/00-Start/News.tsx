import { useEffect, useState } from 'react';
import { readNews, type News as Told, type NewsItem } from '../../.storybook/news/news.ts';
import { counted } from '../../src/domain/plural.ts';
import { Guide, GuidePart, StoryLink } from '../guide.tsx';
import { useStories, type KnownStory } from '../useStories.ts';
import './news.css';

const KINDS = {
  changed: 'Выглядят иначе',
  new: 'Новые',
  gone: 'Убраны',
} as const satisfies Record<NewsItem['kind'], string>;
const isKind = (kind: string): kind is NewsItem['kind'] => Object.hasOwn(KINDS, kind);

type Known = Told | 'asked' | null;

/** What the build has told; null where it was not asked to. */
function useNews(): Known {
  const [news, know] = useState<Known>('asked');
  useEffect(() => {
    const leaving = new AbortController();
    fetch('./news/news.json', { signal: leaving.signal })
      .then((answer) => answer.json())
      .then((json: unknown) => know(readNews(json)))
      .catch(() => {
        if (!leaving.signal.aborted) know(null);
      });
    return () => leaving.abort();
  }, []);
  return news;
}

interface PictureProps {
  readonly file: string | null;
  readonly words: string;
}

function Picture({ file, words }: PictureProps) {
  if (file === null) return null;
  return (
    <figure>
      <a href={`./news/${file}`} target="_blank" rel="noreferrer">
        <img src={`./news/${file}`} alt={words} loading="lazy" />
      </a>
      <figcaption>{words}</figcaption>
    </figure>
  );
}

function Item({ item, known }: { readonly item: NewsItem; readonly known: KnownStory | undefined }) {
  const { story, before, after, lines } = item;
  const name = known ? `${known.title.split('/').at(-1)}: ${known.name}` : story;
  return (
    <article className="news__item" aria-label={name}>
      <h3 className="text-h3">{known ? <StoryLink id={story}>{name}</StoryLink> : name}</h3>
      <div className="news__pictures">
        <Picture file={before} words="Было" />
        <Picture file={after} words="Стало" />
      </div>
      {lines.length > 0 && (
        <ul className="news__lines">
          {lines.map(({ way, text }) => (
            <li key={`${way} ${text}`}>
              {way === 'gone' ? <del>{text.trim()}</del> : <ins>{text.trim()}</ins>}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Listed({ news: { commit, day, items } }: { readonly news: Told }) {
  const stories = new Map(useStories().map((story) => [story.id, story]));
  return (
    <>
      <p>
        С {new Date(day).toLocaleDateString('ru-RU')}, коммит <code>{commit.slice(0, 8)}</code>:{' '}
        {counted(items.length, ['история изменилась', 'истории изменились', 'историй изменилось'])}. У экранов
        и окон — снимки, у остального — строки, которые слышно с экрана.
      </p>
      {Object.entries(KINDS).map(([kind, title]) => {
        const own = items.filter((item) => isKind(kind) && item.kind === kind);
        return own.length === 0 ? null : (
          <GuidePart key={kind} title={`${title}: ${own.length}`}>
            {own.map((item) => (
              <Item key={item.story} item={item} known={stories.get(item.story)} />
            ))}
          </GuidePart>
        );
      })}
    </>
  );
}

/** The stories that have changed since a commit, as the build of the workbench was asked to compare. */
export function News() {
  const news = useNews();
  return (
    <Guide title="Что нового">
      {news === 'asked' && <p>Список читается…</p>}
      {news === null && (
        <p>
          Эту сборку ни с чем не сравнивали. Список историй с картинками «было» и «стало» соберёт{' '}
          <code>npm run storybook:build -- --since REF</code>, где REF — коммит, ветка или метка.
        </p>
      )}
      {typeof news === 'object' && news !== null && <Listed news={news} />}
    </Guide>
  );
}
