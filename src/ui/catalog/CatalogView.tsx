import { useLocation } from 'react-router-dom';
import { productsIn, type MenuSection } from '../../slices/catalog/menu.ts';
import { selectMenuProducts, selectVisibleMenu } from '../../slices/catalog/selectors.ts';
import { useSelect } from '../store.tsx';
import { ChosenMarks } from './ChosenMarks.tsx';
import { FilterButtons } from './FilterButtons.tsx';
import { anchorOf, MenuSectionView } from './MenuSectionView.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { SectionBar } from './SectionBar.tsx';
import { useScrollSpy } from './useScrollSpy.ts';

const scrollTo = (section: MenuSection) => document.getElementById(anchorOf(section))?.scrollIntoView();

/** The whole menu on one page, its sections under a bar that follows the scrolling. */
export function CatalogView() {
  const menu = useSelect(selectVisibleMenu);
  const products = useSelect(selectMenuProducts);
  const { pathname, search } = useLocation();
  const { currentId, choose } = useScrollSpy(menu);
  return (
    <>
      <h1 className="only-heard">Меню</h1>
      <SectionBar
        sections={menu}
        currentId={currentId}
        linkOf={(section) => `${pathname}${search}#${anchorOf(section)}`}
        isOnePage
        onChoose={(section) => {
          choose(section);
          scrollTo(section);
        }}
      >
        <FilterButtons />
      </SectionBar>
      <div className="page-width" id="top-of-catalog">
        <ChosenMarks />
        {menu.map((section, index) => (
          <MenuSectionView key={section.group.id} section={section} isFirst={index === 0} />
        ))}
        {menu.every((section) => productsIn(section).length === 0) && <NothingLeft products={products} />}
      </div>
    </>
  );
}
