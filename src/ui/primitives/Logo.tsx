import { Link } from 'react-router-dom';
import { Crane } from './Crane.tsx';
import './logo.css';

export interface LogoProps {
  /** Where the mark leads; the home page unless told otherwise. */
  readonly to?: string | undefined;
}

/** The mark and the word, a link home. */
export function Logo({ to = '/' }: LogoProps) {
  return (
    <Link className="brand" to={to} aria-label="Журавль, на главную">
      <Crane />
      <span className="brand__word">Журавль</span>
    </Link>
  );
}
