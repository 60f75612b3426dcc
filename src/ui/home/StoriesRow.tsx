import { selectImagePresets, selectStories } from '../../slices/setting/selectors.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useEmit, useSelect } from '../store.tsx';
import styles from './stories-row.module.css';

/** The row «Истории»; a press opens the viewer. */
export function StoriesRow() {
  const emit = useEmit();
  const stories = useSelect(selectStories);
  const { list } = useSelect(selectImagePresets);
  if (stories.length === 0) return null;
  return (
    <section aria-label="Истории">
      {/* One for all: each attribute is bytes of the page. */}
      <ul className={styles.list} data-opens="stories">
        {stories.map(({ id, title, preview }) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.story}
              aria-haspopup="dialog"
              onClick={() => emit('modal/requested', { modal: { kind: 'stories', storyId: id } })}
            >
              <span className={styles.picture}>
                <Picture image={preview} preset={list} place="story" />
              </span>
              <b>{title}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
