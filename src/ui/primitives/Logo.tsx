import { Link } from 'react-router-dom';
import { classNames } from './classNames.ts';
import { Crane } from './Crane.tsx';
import './logo.css';

export interface LogoProps {
  /** Where the mark leads; the home page unless told otherwise. */
  readonly to?: string | undefined;
  /** Keeps the word beside the mark on the narrowest screens too, where the header drops it. */
  readonly isWordKept?: boolean | undefined;
}

/** The mark and the word, a link home. */
export function Logo({ to = '/', isWordKept = false }: LogoProps) {
  return (
    <Link
      className={classNames('brand', isWordKept && 'brand--full')}
      to={to}
      aria-label="Журавль, на главную"
    >
      <Crane />
      <span className="brand__word">Журавль</span>
    </Link>
  );
}
