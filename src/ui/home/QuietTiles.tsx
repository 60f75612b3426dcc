import { useEffect, useRef, useState } from 'react';
import type { MenuSection } from '../../slices/catalog/menu.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Link } from '../primitives/Link.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { useSectionPath } from './useSectionPath.ts';
import styles from './menu-tiles.module.css';

interface QuietTilesProps {
  readonly sections: readonly MenuSection[];
  readonly pictureOf: (section: MenuSection) => string | null;
}

/**
 * Small tiles, a picture and a name each. A browser asks for lazy pictures two screens ahead, which is most of home's
 * requests: these are hidden, and so not asked for, until half a screen before. Without scripts they just show.
 */
export function QuietTiles({ sections, pictureOf }: QuietTilesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const pathOf = useSectionPath();
  const { list } = useSelect(selectImagePresets);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => setNear((wasNear) => wasNear || seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50% 0px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={classNames(styles.quiets, !isNear && styles.far)} ref={place}>
      {sections.map((section) => (
        <Link key={section.group.id} className={styles.quiet} to={pathOf(section)}>
          <span className={styles.quietPicture}>
            <Picture image={pictureOf(section)} preset={list} place="quietTile" />
          </span>
          <b>{section.group.name}</b>
        </Link>
      ))}
    </div>
  );
}
