import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { Crane } from '../ui/primitives/Crane.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { ReportButton } from '../ui/report/ReportButton.tsx';
import styles from '../ui/shell/error-page.module.css';

/** The page of an address that nothing answers to (specification, section 2, "Error page"). */
export function NotFoundPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <p className={styles.code}>
        <VisuallyHidden>404</VisuallyHidden>
        <span aria-hidden="true">4</span>
        <span className={styles.crane}>
          <Crane />
        </span>
        <span aria-hidden="true">4</span>
      </p>
      <h1 className="text-h2">Что-то пошло не так</h1>
      <p lang="en">This page could not be found</p>
      <p>Такой страницы нет. Возможно, её убрали или в адресе опечатка.</p>
      <ButtonLink variant="main" size="large" to="/">
        Вернуться на главную
      </ButtonLink>
      <ReportButton />
    </div>
  );
}
