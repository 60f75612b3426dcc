import { useDeferredValue } from 'react';
import { productsIn, type MenuSection } from '../../slices/catalog/menu.ts';
import { selectMenu, selectVisibleIds } from '../../slices/catalog/selectors.ts';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { ChosenMarks } from './ChosenMarks.tsx';
import { FiltersButton } from './FilterButtons.tsx';
import { isSeen } from './hideCards.ts';
import { MenuSectionView } from './MenuSectionView.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { SectionBar } from './SectionBar.tsx';

const holds = ({ group, sections }: MenuSection, id: string): boolean =>
  group.id === id || sections.some((section) => holds(section, id));

/** One section of the menu as a page; the bar leads to the others. */
export function SectionView({ section }: { readonly section: MenuSection }) {
  const path = useCityPath();
  const menu = useSelect(selectMenu);
  const visible = useDeferredValue(useSelect(selectVisibleIds));
  const isLeft = productsIn(section).some((product) => isSeen(visible, product));
  const top = menu.find((candidate) => holds(candidate, section.group.id));
  return (
    <>
      <SectionBar
        sections={menu}
        currentId={top?.group.id ?? null}
        linkOf={({ group }) => path(`catalog/${encodeURIComponent(group.slug)}`)}
        isOnePage={false}
      >
        <FiltersButton />
      </SectionBar>
      <div className="page-width">
        <ChosenMarks />
        <div id="top-of-catalog" tabIndex={-1}>
          <MenuSectionView section={section} isFirst headingLevel={1} visible={visible} />
          {!isLeft && (
            <>
              <h1 className="only-heard">{section.group.name}</h1>
              <NothingLeft products={productsIn(section)} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
