import { Notice } from '../primitives/Notice.tsx';
import { spokenNumber } from './reportWords.ts';
import type { ReportModel } from './useReport.ts';

const KEPT = 'Текст не пропал: скопируйте его или сохраните файл и передайте нам, как удобно.';
const UNSENT = {
  refused: `Сервер не принял сообщение. ${KEPT}`,
  lost: `Похоже, нет связи. Попробуйте ещё раз. ${KEPT}`,
} as const;

function ReportNumber({ number }: { readonly number: string }) {
  return <p className="text-h2">{spokenNumber(number)}</p>;
}

function Answered({ answer, number }: Extract<ReportModel['outcome'], { readonly kind: 'answered' }>) {
  if (answer !== 'taken') {
    return (
      <Notice tone="bad" title="Не отправилось">
        {UNSENT[answer]}
      </Notice>
    );
  }
  return (
    <Notice tone="ok" title="Сообщение отправлено">
      Номер обращения
      <ReportNumber number={number} />
      Назовите его, если будете звонить.
    </Notice>
  );
}

/** What has become of the report: its number, or what to do instead. */
export function ReportOutcome({ outcome }: Pick<ReportModel, 'outcome'>) {
  if (outcome.kind === 'answered') return <Answered {...outcome} />;
  if (outcome.kind === 'copied')
    return <Notice tone="ok">Скопировано. Вставьте текст в письмо или в чат.</Notice>;
  if (outcome.kind === 'notCopied')
    return <Notice tone="bad">Не получилось скопировать. Сохраните файл.</Notice>;
  if (outcome.kind !== 'saved') return null;
  return (
    <Notice tone="ok" title="Файл сохранён">
      Номер обращения
      <ReportNumber number={outcome.number} />
    </Notice>
  );
}
