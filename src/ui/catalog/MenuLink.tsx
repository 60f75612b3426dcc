import type { ButtonLook } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { useCityPath } from '../routing.ts';

/** The one next step where nothing is chosen yet, or all is done: to the dishes. */
export function MenuLink({ size }: Pick<ButtonLook, 'size'>) {
  const path = useCityPath();
  return (
    <ButtonLink variant="main" size={size} to={path('catalog')}>
      В меню
    </ButtonLink>
  );
}
