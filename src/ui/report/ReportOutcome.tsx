import { Notice } from '../primitives/Notice.tsx';
import { spokenNumber } from './reportWords.ts';
import styles from './report.module.css';
import type { ReportModel } from './useReport.ts';

const KEPT = 'Текст не пропал: скопируйте его или сохраните файл и передайте нам, как удобно.';
const UNSENT = {
  refused: `Сервер не принял сообщение. ${KEPT}`,
  lost: `Похоже, нет связи. Попробуйте ещё раз. ${KEPT}`,
} as const;

function ReportNumber({ number }: { readonly number: string }) {
  return <span className={styles.number}>{spokenNumber(number)}</span>;
}

/** What has become of the report: its number, or what to do instead. */
export function ReportOutcome({ outcome }: Pick<ReportModel, 'outcome'>) {
  switch (outcome.kind) {
    case 'answered':
      return outcome.answer === 'taken' ? (
        <Notice tone="ok" title="Сообщение отправлено">
          Номер обращения
          <ReportNumber number={outcome.number} />
          Назовите его, если будете звонить.
        </Notice>
      ) : (
        <Notice tone="bad" title="Не отправилось">
          {UNSENT[outcome.answer]}
        </Notice>
      );
    case 'copied':
      return <Notice tone="ok">Скопировано. Вставьте текст в письмо или в чат.</Notice>;
    case 'notCopied':
      return <Notice tone="bad">Не получилось скопировать. Сохраните файл.</Notice>;
    case 'saved':
      return (
        <Notice tone="ok" title="Файл сохранён">
          Номер обращения
          <ReportNumber number={outcome.number} />
        </Notice>
      );
    default:
      return null;
  }
}
