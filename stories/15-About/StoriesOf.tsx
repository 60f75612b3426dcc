import { GuidePart, StoryLink } from '../guide.tsx';
import { useStories } from '../useStories.ts';

interface StoriesOfProps {
  readonly tag: string;
  readonly title?: string | undefined;
}

/** Leads to every story that carries a tag, and to all of a title. */
export function StoriesOf({ tag, title: whole }: StoriesOfProps) {
  const stories = useStories().filter(({ tags, title }) => tags.includes(tag) || title === whole);
  return (
    <GuidePart title="Истории">
      {stories.length === 0 ? (
        <p>Список историй собирает стенд; здесь его нет.</p>
      ) : (
        <ul>
          {stories.map(({ id, title, name }) => (
            <li key={id}>
              <StoryLink id={id}>{`${title.split('/').at(-1)}: ${name}`}</StoryLink>
            </li>
          ))}
        </ul>
      )}
    </GuidePart>
  );
}
