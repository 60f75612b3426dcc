import { selectHappyHours, selectHappyMoment } from '../../slices/setting/season.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useSelect } from '../store.tsx';
import { hoursText, momentWords } from './seasonWords.ts';
import styles from './happy-clock.module.css';
import seasonHeroStyles from './season-hero.module.css';

/** The running clock: what is left of the happy hours, or how long until they begin. A timer is read when it is asked for and never speaks by itself. */
export function HappyClock() {
  const now = useSelect(selectNow);
  const moment = useSelect(selectHappyMoment);
  const [first] = useSelect(selectHappyHours);
  const hours = moment?.hours ?? first;
  if (!hours) return <p className={seasonHeroStyles.lead}>Сейчас счастливых часов нет. Загляните позже.</p>;
  const words = moment && momentWords(moment, now);
  return (
    <div className={styles.happy}>
      <p className={styles.title}>{words ? words.title : hoursText(hours)}</p>
      <p className={styles.clock} role="timer">
        {words ? (
          <>
            <span className={styles.word}>{moment?.kind === 'now' ? 'Осталось ' : 'Начало '}</span>
            <b>{moment?.kind === 'today' ? `через ${words.clock}` : words.clock}</b>
          </>
        ) : (
          <b>{'\u00A0'}</b>
        )}
      </p>
      <p className={styles.hours}>
        <Icon name="clock" size={20} />
        {hoursText(hours)}
      </p>
    </div>
  );
}
