import type { Door } from '../../domain/advent.ts';
import { selectDoors } from '../../slices/setting/season.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Picture } from '../primitives/Picture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useSelect } from '../store.tsx';
import { daysUntil, doorDate } from './seasonWords.ts';
import styles from './advent-doors.module.css';

interface OpenDoorProps {
  readonly door: Door;
  readonly isShown: boolean;
  readonly onShow: (key: string) => void;
}

function OpenDoor({ door, isShown, onShow }: OpenDoorProps) {
  const { list } = useSelect(selectImagePresets);
  const isToday = door.state === 'today';
  const day = isToday ? `Сегодня, ${doorDate(door)}` : doorDate(door);
  return (
    <button
      type="button"
      className={classNames(styles.door, styles.open, isToday && styles.today)}
      aria-current={isShown ? 'true' : undefined}
      onClick={() => onShow(door.key)}
    >
      <span className={styles.picture} aria-hidden="true">
        <Picture image={door.image} preset={list} place="door" glyph="gift" />
      </span>
      <VisuallyHidden>{`${day}, открыта: ${door.title}`}</VisuallyHidden>
      <span className={styles.day} aria-hidden="true">
        {door.day}
      </span>
    </button>
  );
}

/** Before anybody knows the day, every door is closed and says nothing of when it opens. */
function ClosedDoor({ door }: { readonly door: Door }) {
  const now = useSelect(selectNow);
  const when = door.state === 'closed' ? daysUntil(door.opensAt, now) : null;
  return (
    <span className={styles.door}>
      <VisuallyHidden>
        {`${doorDate(door)}, закрыта${when === null ? '' : `, откроется ${when}`}`}
      </VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {door.day}
      </span>
      <span className={styles.when} aria-hidden="true">
        {when ?? '\u00A0'}
      </span>
    </span>
  );
}

interface AdventDoorsProps {
  /** The door whose gift is in sight. */
  readonly shown: string | null;
  readonly onShow: (key: string) => void;
}

/** The doors of the calendar: those of days gone by stand open, those to come say when they will. */
export function AdventDoors({ shown, onShow }: AdventDoorsProps) {
  const doors = useSelect(selectDoors);
  return (
    <section aria-labelledby="doors">
      <h2 className="only-heard" id="doors">
        Дверцы календаря
      </h2>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door.key}>
            {door.state === 'closed' || door.state === 'unknown' ? (
              <ClosedDoor door={door} />
            ) : (
              <OpenDoor door={door} isShown={door.key === shown} onShow={onShow} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
