import { useEffect, useState } from 'react';
import type { ReportAnswer, WrittenReport } from '../../domain/report.ts';
import { type Reporting, useDiagnosis } from '../diagnosis.ts';
import { saveFile } from '../primitives/saveFile.ts';

/** What has become of a report. */
type Outcome =
  | { readonly kind: 'none' | 'sending' | 'copied' | 'notCopied' }
  | { readonly kind: 'saved'; readonly number: string }
  | { readonly kind: 'answered'; readonly answer: ReportAnswer; readonly number: string };

/** What there is to report, from the moment of the question; `lost` where its code is gone. */
export function useReporting(): Reporting | 'coming' | 'lost' {
  const { reporting } = useDiagnosis();
  const [found, setFound] = useState<Reporting | 'coming' | 'lost'>('coming');
  useEffect(() => {
    let isAsked = true;
    const tell = (next: Reporting | 'lost') => {
      if (isAsked) setFound(next);
    };
    reporting().then(tell, () => tell('lost'));
    return () => {
      isAsked = false;
    };
  }, [reporting]);
  return found;
}

/** The words of a customer, and what they do with them. What was sent, copied or saved is what is shown. */
export function useReport(reporting: Reporting) {
  const [words, setWords] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const written = (): WrittenReport => reporting.write(words);
  const type = (text: string): void => {
    setWords(text);
    setOutcome({ kind: 'none' });
  };
  const send = async (): Promise<void> => {
    const report = written();
    setOutcome({ kind: 'sending' });
    const answer = (await reporting.send?.(report)) ?? 'lost';
    setOutcome({ kind: 'answered', answer, number: report.number });
  };
  const copy = async (): Promise<void> => {
    setOutcome({ kind: (await reporting.copy(written())) ? 'copied' : 'notCopied' });
  };
  const save = (): void => {
    const { text, number } = written();
    saveFile(`zhuravl-${number}.json`, text);
    setOutcome({ kind: 'saved', number });
  };
  return { words, masked: reporting.masked(words), outcome, written, type, send, copy, save };
}

export type ReportModel = ReturnType<typeof useReport>;
