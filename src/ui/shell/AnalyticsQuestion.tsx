import { Button } from '../primitives/Button.tsx';
import { useEmit } from '../store.tsx';
import { useRootMark } from '../primitives/useRootMark.ts';
import styles from './prompt.module.css';

/** Asks once in a browser whether the counters may hear anything, where the chain wants it asked (IS_ANALYTICS_CONSENT). */
export function AnalyticsQuestion() {
  const emit = useEmit();
  useRootMark('prompt');
  return (
    <section className={`${styles.prompt} ${styles.question} page-clear`} aria-label="Статистика посещений">
      <p className={`${styles.text} text-small`}>
        Можно считать, какие блюда смотрят и заказывают? Имя, телефон и адрес мы не передаём.
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="solid"
          onClick={() => emit('view/analyticsAnswered', { consent: 'given' })}
        >
          Можно
        </Button>
        <Button size="small" onClick={() => emit('view/analyticsAnswered', { consent: 'refused' })}>
          Не надо
        </Button>
      </div>
    </section>
  );
}
