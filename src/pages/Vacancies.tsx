import { InfoBand } from '../ui/info/InfoBand.tsx';
import { InfoText } from '../ui/info/InfoText.tsx';
import { buttonClass } from '../ui/primitives/Button.tsx';
import { classNames } from '../ui/primitives/classNames.ts';
import { ApplicationPanel } from '../ui/vacancies/ApplicationPanel.tsx';

/** Whom the chain looks for, and the form to apply (specification, section 2, "What the pages let a user do"). */
export function VacanciesPage() {
  return (
    <div className="page-width page">
      <InfoBand slug="vacancies" isQuiet>
        <a className={classNames(buttonClass({ variant: 'main' }), 'only-phone')} href="#application">
          Откликнуться
        </a>
      </InfoBand>
      <div className="page-columns">
        <InfoText slug="vacancies" />
        <div id="application">
          <ApplicationPanel />
        </div>
      </div>
    </div>
  );
}
