import { memo, useMemo } from 'react';
import { counted } from '../../domain/plural.ts';
import { productsIn, type MenuSection } from '../../slices/catalog/menu.ts';
import { isSeen, type Visible } from './hideCards.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { classNames } from '../primitives/classNames.ts';
import styles from './menu-section.module.css';

/** The id by which the section bar and anchors lead to a section. */
export const anchorOf = ({ group }: MenuSection): string => `section-${group.slug}`;

export const dishes = (count: number): string => counted(count, ['блюдо', 'блюда', 'блюд']);

export interface MenuSectionViewProps {
  readonly section: MenuSection;
  readonly isFirst: boolean;
  /** Which dishes the customer may see: a section without any is hidden. */
  readonly visible: Visible;
  /** Level of the heading: 1 where the section is the page. */
  readonly headingLevel?: 1 | 2 | undefined;
}

/** As many as the sheet knows. */
const SIZE_BITS = 9;

const seenIn = (section: MenuSection, visible: Visible): number =>
  productsIn(section).filter((product) => isSeen(visible, product)).length;

/**
 * What a section that is not drawn yet says of its size: the powers of two that make up the number of its dishes. The policy
 * of a page allows no style of one element, and a sheet cannot read a number.
 */
const sizeOf = (count: number): string =>
  Array.from({ length: SIZE_BITS }, (_, bit) => 2 ** bit)
    .filter((power) => (count & power) !== 0)
    .join(' ');

function SubSection({ section, isFirst, visible, headingLevel = 2 }: MenuSectionViewProps) {
  const Heading = headingLevel === 1 ? 'h2' : 'h3';
  const products = useMemo(() => productsIn(section), [section]);
  const count = seenIn(section, visible);
  return (
    <div
      className={isFirst ? styles.subsection : `${styles.subsection} ${styles.later}`}
      data-dishes={sizeOf(count)}
      hidden={count === 0}
    >
      <div className={styles.head}>
        <Heading className="text-h2">{section.group.name}</Heading>
        <span className="text-small text-muted">{count}</span>
      </div>
      <ProductGrid products={products} isFirst={isFirst} isLater={!isFirst} visible={visible} />
    </div>
  );
}

/** A section of the menu with its dishes; sub-sections follow under headings of their own, and where there is nothing else they are enough to look at. */
export const MenuSectionView = memo(function MenuSectionView(props: MenuSectionViewProps) {
  const { section, isFirst, visible, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  const id = anchorOf(section);
  const count = seenIn(section, visible);
  const hasOwn = section.products.some((product) => isSeen(visible, product));
  const isOfParts = section.products.length === 0 && section.sections.length > 0;
  return (
    <section
      className={classNames(styles.section, !isFirst && styles.later, isOfParts && styles.ofParts)}
      id={id}
      data-dishes={sizeOf(count)}
      aria-labelledby={`${id}-name`}
      hidden={count === 0}
    >
      {isOfParts ? (
        <Heading className="only-heard" id={`${id}-name`}>
          {section.group.name}
        </Heading>
      ) : (
        <div className={styles.head}>
          <Heading className="text-h2" id={`${id}-name`}>
            {section.group.name}
          </Heading>
          <span className="text-small text-muted">{count}</span>
        </div>
      )}
      {hasOwn && headingLevel === 1 && <h2 className="only-heard">Блюда раздела</h2>}
      {section.products.length > 0 && (
        <ProductGrid products={section.products} isFirst={isFirst} isLater={!isFirst} visible={visible} />
      )}
      {section.sections.map((sub, index) => (
        <SubSection
          key={sub.group.id}
          section={sub}
          headingLevel={headingLevel}
          visible={visible}
          isFirst={isFirst && index === 0 && section.products.length === 0}
        />
      ))}
    </section>
  );
});
