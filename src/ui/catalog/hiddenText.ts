import { plural } from '../../domain/plural.ts';
import type { HiddenByAllergens } from '../../slices/catalog/hidden.ts';
import { dishes } from './MenuSectionView.tsx';

/** «12 блюд скрыли исключённые аллергены: рыба, орехи». */
export function hiddenText({ count, marks }: HiddenByAllergens): string {
  const who = plural(marks.length, [
    'скрыл исключённый аллерген',
    'скрыли исключённые аллергены',
    'скрыли исключённые аллергены',
  ]);
  return `${dishes(count)} ${who}: ${marks.map(({ name }) => name.toLowerCase()).join(', ')}`;
}
