import { Link } from './Link.tsx';
import { classNames } from './classNames.ts';
import { Crane } from './Crane.tsx';
import styles from './logo.module.css';

export interface LogoProps {
  /** Where the mark leads; the home page unless told otherwise. */
  readonly to?: string | undefined;
  /** A class of whoever lays it out. */
  readonly className?: string | undefined;
}

/** The mark and the word, a link home. */
export function Logo({ to = '/', className }: LogoProps) {
  return (
    <Link className={classNames(styles.brand, className)} to={to} aria-label="Журавль, на главную">
      <Crane />
      <span>Журавль</span>
    </Link>
  );
}
