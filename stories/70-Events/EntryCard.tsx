import type { ReactNode } from 'react';
import type { Source } from '../../src/kernel/event.ts';
import type { Reactions } from '../../tests/workbench/reactions.ts';
import type { Entry } from './entries.ts';

const SOURCES = {
  user: 'человек',
  server: 'сервер',
  timer: 'часы',
  tab: 'другая вкладка',
  system: 'браузер или приложение',
  rule: 'правило магазина',
} as const satisfies Record<Source, string>;

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each way to react and who does, in words; ways that nobody takes are left out. */
const wordsOf = ({ reducers, rules, effects, ends, logged }: Reactions): readonly string[] =>
  [
    { way: 'меняют состояние', who: reducers },
    { way: 'решают, что следует', who: rules },
    { way: 'начинают работу', who: effects },
    { way: 'прекращают работу', who: ends },
    { way: 'записывает в журнал ошибок', who: logged === null ? [] : [logged] },
  ]
    .filter(({ who }) => who.length > 0)
    .map(({ way, who }) => `${way}: ${who.join(', ')}`);

interface StoryLinksProps {
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
}

/** The page stands in a frame of the workbench: a link leads the whole of it to a story. */
function StoryLinks({ ids, names }: StoryLinksProps) {
  if (ids.length === 0) return 'пока нигде';
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {names.get(id) ?? id}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface EntryCardProps {
  readonly entry: Entry;
  readonly names: ReadonlyMap<string, string>;
}

/** All that is known of one event. */
export function EntryCard({ entry, names }: EntryCardProps) {
  const { type, about, payload, source, masked, reactions, example, stories } = entry;
  return (
    <article id={type} className="reference__card" aria-labelledby={`${type}-name`}>
      <h3 id={`${type}-name`}>
        <a href={`#${type}`}>{type}</a>
      </h3>
      {about !== '' && <p lang="en">{about}</p>}
      <dl>
        <Row title="Откуда">{SOURCES[source]}</Row>
        <Row title="Кто отвечает">
          <ul>
            {wordsOf(reactions).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Row>
        {masked.length > 0 && <Row title="Скрыто в журнале">{masked.join(', ')}</Row>}
        <Row title="Где посмотреть">
          <StoryLinks ids={stories} names={names} />
        </Row>
      </dl>
      {payload === null ? (
        <p className="text-muted">Без данных: важно только то, что это случилось.</p>
      ) : (
        <pre>{payload}</pre>
      )}
      {payload !== null && example !== undefined && (
        <details>
          <summary>Пример</summary>
          <pre>{JSON.stringify(example, null, 2)}</pre>
        </details>
      )}
    </article>
  );
}
