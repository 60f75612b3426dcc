import type { InfoSlug } from '../domain/infoPages.ts';
import { InfoText, InfoTitle } from '../ui/info/InfoText.tsx';
import styles from '../ui/info/app-info.module.css';

interface AppInfoPageProps {
  readonly params: { readonly info?: InfoSlug };
}

/** /oferta/app-1 and /loyalty-program/app-1: a text of the chain as the native app shows it, with nothing of the shop around. */
export function AppInfoPage({ params: { info = 'oferta' } }: AppInfoPageProps) {
  return (
    <div className={`page-width ${styles.page}`}>
      <InfoTitle slug={info} />
      <InfoText slug={info} />
    </div>
  );
}
