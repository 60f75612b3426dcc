import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import '../ui/shell/error-page.css';

export interface ErrorPageProps {
  /** The HTTP status that describes it best. */
  readonly status: number;
}

/** In place of a page that failed (specification, section 2, "Error page"). */
export function ErrorPage({ status }: ErrorPageProps) {
  return (
    <div className="wrap error-page">
      <p className="error-page__code">{status}</p>
      <h1 className="h2">Что-то пошло не так</h1>
      <ButtonLink variant="main" size="large" to="/">
        Вернуться на главную
      </ButtonLink>
    </div>
  );
}

/** Where even the error page fails: words and a plain link, nothing else that could. */
export function LastResort() {
  return (
    <div>
      <p>Что-то пошло не так</p>
      <p>
        <a href="/">Вернуться на главную</a>
      </p>
    </div>
  );
}
