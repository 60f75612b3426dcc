import type { Decorator } from '@storybook/react-vite';
import { createDiagnostics } from '../src/app/journal/journal.ts';
import { reportingOf } from '../src/app/journal/reporting.ts';
import type { ReportAnswer } from '../src/domain/report.ts';
import { reduce } from '../src/slices/reduce.ts';
import { draft } from '../src/slices/draft.ts';
import { DiagnosisProvider, NO_DIAGNOSIS, type Reporting } from '../src/ui/diagnosis.ts';
import { addressSelected, commit, fold, lineFor, shopOpened, signedIn } from '../tests/given.ts';

const MINUTE_MS = 60_000;
const { productId } = lineFor('Зелёный дракон');

/** A customer with an address has added a dish eleven minutes before, and one more each minute since. */
function visitUntil(now: number): Reporting {
  let state = fold(shopOpened(), signedIn(), addressSelected());
  const diagnostics = createDiagnostics(fold(shopOpened()), reduce);
  for (let minutes = 11; minutes >= 0; minutes -= 1) {
    const tapped = commit(state, draft('cart/addTapped', { productId, choice: null, quantity: 1 }), {
      now: () => now - minutes * MINUTE_MS,
    });
    ({ state } = tapped);
    tapped.events.forEach(diagnostics.record);
  }
  const session = { read: () => null, write: () => {}, remove: () => {}, keys: () => [] };
  return reportingOf({ recording: diagnostics.recording(), session, page: 1, state, url: null });
}

/** How those who take reports answer; null: nobody takes any. */
type Answers = (() => Promise<ReportAnswer>) | null;

/** A page that has recorded a visit until the story's moment. */
export function reportable(now: number, send: Answers): Decorator {
  const visit = { ...visitUntil(now), copy: () => Promise.resolve(true), send };
  const diagnosis = { ...NO_DIAGNOSIS, reporting: () => Promise.resolve(visit) };
  return (Story) => (
    <DiagnosisProvider value={diagnosis}>
      <Story />
    </DiagnosisProvider>
  );
}

/** A page whose code for it is gone. */
export const notReportable: Decorator = (Story) => (
  <DiagnosisProvider value={NO_DIAGNOSIS}>
    <Story />
  </DiagnosisProvider>
);
