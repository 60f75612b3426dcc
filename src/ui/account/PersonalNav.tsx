import { useEffect, useRef } from 'react';
import { Link } from '../primitives/Link.tsx';
import { isPersonalPart, PERSONAL_PARTS, type PersonalPart } from '../../domain/personalParts.ts';
import { centreIn } from '../primitives/centreIn.ts';
import { useCityPath } from '../routing.ts';
import styles from './personal-nav.module.css';

const PARTS = Object.keys(PERSONAL_PARTS).filter(isPersonalPart);

interface PersonalNavProps {
  /** The part in sight; null is the profile. */
  readonly part: PersonalPart | null;
}

/** The parts of the personal area: a row that scrolls on a phone, a column on wide screens. */
export function PersonalNav({ part }: PersonalNavProps) {
  const path = useCityPath();
  const isHere = (own: PersonalPart | null) => (own === part ? 'page' : undefined);
  const row = useRef<HTMLElement>(null);
  const here = part ?? 'profile';
  useEffect(
    () => centreIn(row.current, row.current?.querySelector<HTMLElement>(`[data-part="${here}"]`)),
    [here],
  );
  return (
    <nav className={styles.nav} ref={row} aria-label="Личный кабинет">
      <Link data-part="profile" to={path('personal')} aria-current={isHere(null)}>
        Профиль
      </Link>
      {PARTS.map((own) => (
        <Link key={own} data-part={own} to={path(`personal/${own}`)} aria-current={isHere(own)}>
          {PERSONAL_PARTS[own]}
        </Link>
      ))}
    </nav>
  );
}
