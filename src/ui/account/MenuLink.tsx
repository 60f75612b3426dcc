import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { useCityPath } from '../routing.ts';

/** Out of an empty list: to the dishes. */
export function MenuLink() {
  const path = useCityPath();
  return (
    <ButtonLink variant="main" to={path('catalog')}>
      В меню
    </ButtonLink>
  );
}
