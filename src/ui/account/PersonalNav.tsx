import { Link } from 'react-router-dom';
import { isPersonalPart, PERSONAL_PARTS, type PersonalPart } from '../../domain/personalParts.ts';
import { useCityPath } from '../routing.ts';
import './personal-nav.css';

const PARTS = Object.keys(PERSONAL_PARTS).filter(isPersonalPart);

interface PersonalNavProps {
  /** The part in sight; null is the profile. */
  readonly part: PersonalPart | null;
}

/** The parts of the personal area: a row that scrolls on a phone, a column on wide screens. */
export function PersonalNav({ part }: PersonalNavProps) {
  const path = useCityPath();
  const isHere = (own: PersonalPart | null) => (own === part ? 'page' : undefined);
  return (
    <nav className="cabnav" aria-label="Личный кабинет">
      <Link to={path('personal')} aria-current={isHere(null)}>
        Профиль
      </Link>
      {PARTS.map((own) => (
        <Link key={own} to={path(`personal/${own}`)} aria-current={isHere(own)}>
          {PERSONAL_PARTS[own]}
        </Link>
      ))}
    </nav>
  );
}
