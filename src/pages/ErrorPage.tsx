import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { ReportButton } from '../ui/report/ReportButton.tsx';
import { ErrorBoundary } from '../ui/shell/ErrorBoundary.tsx';
import styles from '../ui/shell/error-page.module.css';

export interface ErrorPageProps {
  /** The HTTP status that describes it best. */
  readonly status: number;
}

/** In place of a page that failed (specification, section 2, "Error page"). */
export function ErrorPage({ status }: ErrorPageProps) {
  return (
    <div className={`page-width ${styles.page}`}>
      <p className={styles.code}>{status}</p>
      <h1 className="text-h2">Что-то пошло не так</h1>
      <ButtonLink variant="main" size="large" to="/">
        Вернуться на главную
      </ButtonLink>
      <ReportButton />
    </div>
  );
}

/** Where even the error page fails: words and a plain link, nothing else that could. */
export function LastResort() {
  return (
    <div className={`page-width ${styles.page}`}>
      <p>Что-то пошло не так</p>
      <p>
        <a href="/" className="text-link">
          Вернуться на главную
        </a>
      </p>
    </div>
  );
}

export interface SafelyProps {
  /** Another one gives the page a new chance. */
  readonly address: string;
  readonly children: ReactNode;
  /** In place of a page that failed. */
  readonly errorPage?: ReactNode;
}

/** An error shows the error page; an error of that one, words and a link (specification, section 2, "Error page"). */
export function Safely({ address, children, errorPage }: SafelyProps) {
  return (
    <ErrorBoundary resetKey={address} fallback={<LastResort />}>
      <ErrorBoundary resetKey={address} fallback={errorPage ?? <ErrorPage status={500} />}>
        {children}
      </ErrorBoundary>
    </ErrorBoundary>
  );
}
