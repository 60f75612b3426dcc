import { InfoText, InfoTitle } from '../ui/info/InfoText.tsx';
import { ApplicationPanel } from '../ui/vacancies/ApplicationPanel.tsx';

/** Whom the chain looks for, and the form to apply (specification, section 2, "What the pages let a user do"). */
export function VacanciesPage() {
  return (
    <div className="page-width page">
      <div className="page-head">
        <InfoTitle slug="vacancies" />
      </div>
      <div className="page-columns">
        <InfoText slug="vacancies" />
        <ApplicationPanel />
      </div>
    </div>
  );
}
