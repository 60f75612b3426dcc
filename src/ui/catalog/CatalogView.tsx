import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuSection } from '../../slices/catalog/menu.ts';
import {
  selectMenu,
  selectMenuProducts,
  selectVisibleIds,
  selectVisibleMenu,
} from '../../slices/catalog/selectors.ts';
import { useSelect } from '../store.tsx';
import { ChosenMarks } from './ChosenMarks.tsx';
import { FiltersButton } from './FilterButtons.tsx';
import { anchorOf, MenuSectionView } from './MenuSectionView.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { SectionBar } from './SectionBar.tsx';
import { useScrollSpy } from './useScrollSpy.ts';

const scrollTo = (section: MenuSection) => document.getElementById(anchorOf(section))?.scrollIntoView();

/** The whole menu on one page, its sections under a bar that follows the scrolling. */
export function CatalogView() {
  const all = useSelect(selectMenu);
  // The button of a filter answers first, then the menu follows.
  const menu = useDeferredValue(useSelect(selectVisibleMenu));
  const visible = useDeferredValue(useSelect(selectVisibleIds));
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
        <FiltersButton />
      </SectionBar>
      <div className="page-width">
        <ChosenMarks />
        <div id="top-of-catalog" tabIndex={-1}>
          {all.map((section, index) => (
            <MenuSectionView
              key={section.group.id}
              section={section}
              isFirst={index === 0}
              visible={visible}
            />
          ))}
          {menu.length === 0 && <NothingLeft products={products} />}
        </div>
      </div>
    </>
  );
}
