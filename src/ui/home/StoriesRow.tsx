import { selectImagePresets, selectStories } from '../../slices/setting/selectors.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useEmit, useSelect } from '../store.tsx';
import './stories-row.css';

/** The row «Истории»; a press opens the viewer. */
export function StoriesRow() {
  const emit = useEmit();
  const stories = useSelect(selectStories);
  const { list } = useSelect(selectImagePresets);
  if (stories.length === 0) return null;
  return (
    <section className="page-part stories-row" aria-label="Истории">
      <ul className="stories">
        {stories.map(({ id, title, preview }) => (
          <li key={id} className="stories__item">
            <button
              type="button"
              className="story"
              aria-haspopup="dialog"
              onClick={() => emit('modal/requested', { modal: { kind: 'stories', storyId: id } })}
            >
              <span className="story__pic">
                <Picture image={preview} preset={list} />
              </span>
              <b>{title}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
