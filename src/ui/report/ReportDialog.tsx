import { selectNow } from '../../slices/view/selectors.ts';
import { selectDeliveryPhone } from '../../slices/setting/selectors.ts';
import type { Reporting } from '../diagnosis.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextArea } from '../fields/TextField.tsx';
import { MODAL_TITLES } from '../modals/modalTitles.ts';
import { useDismiss } from '../modals/useDismiss.ts';
import { Button } from '../primitives/Button.tsx';
import { PhoneButton } from '../primitives/PhoneButton.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { useSelect } from '../store.tsx';
import { ReportOutcome } from './ReportOutcome.tsx';
import { actionsText } from './reportWords.ts';
import styles from './report.module.css';
import { useReport, useReporting, type ReportModel } from './useReport.ts';
import { WholeText } from './WholeText.tsx';

const LONGEST = 1_000;

/** What will be sent, in plain words. */
function Contents({ actions, since }: Pick<Reporting, 'actions' | 'since'>) {
  const text = actionsText(actions, since, useSelect(selectNow));
  return (
    <p>
      {'Уйдёт: '}
      <b>{text ?? 'что было на странице'}</b>, без имени, телефона и адреса. По этому мы повторим у себя то,
      что случилось.
    </p>
  );
}

function Words({ words, masked, type, outcome }: Pick<ReportModel, 'words' | 'masked' | 'type' | 'outcome'>) {
  return (
    <>
      <TextArea
        label="Что случилось?"
        hint="Ваши имя, телефон, адрес и любые коды скроем сами. Чужие имена, пожалуйста, не пишите."
        maxLength={LONGEST}
        // What is typed after «Отправить» would neither be sent nor seem lost.
        isReadOnly={outcome.kind === 'sending'}
        value={words}
        onChange={type}
      />
      {masked !== words.trim() && (
        <section aria-label="Так ваши слова уйдут">
          <p className="text-muted">Так ваши слова уйдут:</p>
          <p>{masked}</p>
        </section>
      )}
    </>
  );
}

interface WaysProps {
  readonly model: ReportModel;
  readonly isSendable: boolean;
}

function Ways({ model: { outcome, send, copy, save }, isSendable }: WaysProps) {
  const isSending = outcome.kind === 'sending';
  return (
    <div className={styles.ways}>
      <ReportOutcome outcome={outcome} />
      {isSendable && (
        <Button variant="main" isBusy={isSending} onClick={() => void send()}>
          Отправить
        </Button>
      )}
      <Button onClick={() => void copy()}>Скопировать</Button>
      <Button onClick={save}>Сохранить файл</Button>
    </div>
  );
}

function Report({ reporting }: { readonly reporting: Reporting }) {
  const dismiss = useDismiss('report');
  const model = useReport(reporting);
  const { outcome } = model;
  const isTaken = outcome.kind === 'answered' && outcome.answer === 'taken';
  return (
    <Dialog
      title={MODAL_TITLES.report}
      onClose={dismiss}
      hasCloseButton
      footer={
        isTaken ? (
          <Button variant="main" onClick={dismiss}>
            Понятно
          </Button>
        ) : (
          <Ways model={model} isSendable={reporting.send !== null} />
        )
      }
    >
      <div className="form">
        {!isTaken && (
          <>
            <Contents actions={reporting.actions} since={reporting.since} />
            <Words {...model} />
            <WholeText key={model.masked} written={() => model.written().text} />
          </>
        )}
        {isTaken && <ReportOutcome outcome={outcome} />}
      </div>
    </Dialog>
  );
}

function WithoutReport({ isLost }: { readonly isLost: boolean }) {
  const dismiss = useDismiss('report');
  const phone = useSelect(selectDeliveryPhone);
  return (
    <Dialog title={MODAL_TITLES.report} onClose={dismiss} hasCloseButton>
      {isLost ? (
        <div className="form">
          <p>Не получилось подготовить сообщение. Обновите страницу или позвоните нам.</p>
          <PhoneButton phone={phone} />
        </div>
      ) : (
        <div aria-busy="true">
          <Skeleton shape="text" />
        </div>
      )}
    </Dialog>
  );
}

/** «Сообщить о проблеме»: what a customer may send of their visit, and only when they press it (docs/assumptions.md). */
export function ReportDialog() {
  const reporting = useReporting();
  return reporting === 'coming' || reporting === 'lost' ? (
    <WithoutReport isLost={reporting === 'lost'} />
  ) : (
    <Report reporting={reporting} />
  );
}
