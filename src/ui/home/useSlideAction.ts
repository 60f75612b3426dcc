import { selectSectionIndex } from '../../slices/catalog/selectors.ts';
import { useSelect } from '../store.tsx';

const SECTION = /^\/?catalog\/(?<key>[^/?#]+)\/?$/;
const PAGES: Readonly<Record<string, string>> = {
  promo: 'Смотреть акции',
  advent: 'Открыть календарь',
  catalog: 'Открыть меню',
};

/** What a slide's button does, by where it leads: «Открыть «Закуски»». */
export function useSlideAction(link: string | null): string {
  const sections = useSelect(selectSectionIndex);
  const key = SECTION.exec(link ?? '')?.groups?.['key'];
  const section = key === undefined ? undefined : sections.get(key);
  if (section) return `Открыть «${section.group.name}»`;
  return PAGES[(link ?? '').replaceAll('/', '')] ?? 'Подробнее';
}
