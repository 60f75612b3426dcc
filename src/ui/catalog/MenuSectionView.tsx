import { memo } from 'react';
import { counted } from '../../domain/plural.ts';
import { productsIn, type MenuSection } from '../../slices/catalog/menu.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { classNames } from '../primitives/classNames.ts';
import styles from './menu-section.module.css';

/** The id by which the section bar and anchors lead to a section. */
export const anchorOf = ({ group }: MenuSection): string => `section-${group.slug}`;

export const dishes = (count: number): string => counted(count, ['блюдо', 'блюда', 'блюд']);

export interface MenuSectionViewProps {
  readonly section: MenuSection;
  readonly isFirst: boolean;
  /** Level of the heading: 1 where the section is the page. */
  readonly headingLevel?: 1 | 2 | undefined;
}

function SubSection({ section, isFirst, headingLevel = 2 }: MenuSectionViewProps) {
  const Heading = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <div className={styles.subsection}>
      <Heading className="text-h2">{section.group.name}</Heading>
      <ProductGrid products={productsIn(section)} isFirst={isFirst} />
    </div>
  );
}

/** A section of the menu with its dishes; sub-sections follow under headings of their own. */
export const MenuSectionView = memo(function MenuSectionView(props: MenuSectionViewProps) {
  const { section, isFirst, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  const id = anchorOf(section);
  return (
    <section
      className={isFirst ? styles.section : classNames(styles.section, styles.later)}
      id={id}
      aria-labelledby={`${id}-name`}
    >
      <div className="page-part-head">
        <Heading className="text-h1" id={`${id}-name`}>
          {section.group.name}
        </Heading>
        <span className="text-small text-muted text-unbroken">{dishes(productsIn(section).length)}</span>
      </div>
      {section.products.length > 0 && headingLevel === 1 && <h2 className="only-heard">Блюда раздела</h2>}
      {section.products.length > 0 && <ProductGrid products={section.products} isFirst={isFirst} />}
      {section.sections.map((sub, index) => (
        <SubSection
          key={sub.group.id}
          section={sub}
          headingLevel={headingLevel}
          isFirst={isFirst && index === 0 && section.products.length === 0}
        />
      ))}
    </section>
  );
});
