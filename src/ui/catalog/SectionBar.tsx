import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../primitives/Link.tsx';
import { centreIn } from '../primitives/centreIn.ts';
import type { MenuSection } from '../../slices/catalog/menu.ts';
import styles from './section-bar.module.css';

export interface SectionBarProps {
  readonly sections: readonly MenuSection[];
  /** Id of the group in sight. */
  readonly currentId: string | null;
  readonly linkOf: (section: MenuSection) => string;
  /** Sections of one page replace each other in the history; pages of their own do not. */
  readonly isOnePage: boolean;
  readonly onChoose?: ((section: MenuSection) => void) | undefined;
  /** At the right edge, on wide screens. */
  readonly children?: ReactNode;
}

/**
 * Keeps the present tab in the middle of the bar; the page itself does not move. A bar that was moved before the page came to
 * life stays where it is until the page is moved, too.
 */
function useCentredTab(currentId: string | null) {
  const bar = useRef<HTMLElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!bar.current?.scrollLeft) return undefined;
    const follow = () => (isMoved.current = false);
    isMoved.current = true;
    addEventListener('scroll', follow, { once: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  useEffect(() => {
    if (currentId === null || isMoved.current) return;
    centreIn(
      bar.current,
      bar.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(currentId)}"]`),
    );
  }, [currentId]);
  return bar;
}

/** The sections of the menu, under the header while the page scrolls. */
export function SectionBar(props: SectionBarProps) {
  const { sections, currentId, linkOf, isOnePage, onChoose, children } = props;
  const bar = useCentredTab(currentId);
  const current = isOnePage ? 'true' : 'page';
  return (
    <div className={`${styles.bar} page-clear`}>
      <div className={`page-width ${styles.row}`}>
        <nav className={styles.tabs} aria-label="Разделы меню" ref={bar}>
          {sections.map((section) => (
            <Link
              key={section.group.id}
              to={linkOf(section)}
              data-section={section.group.id}
              replace={isOnePage}
              aria-current={section.group.id === currentId ? current : undefined}
              onClick={() => onChoose?.(section)}
            >
              {section.group.name}
            </Link>
          ))}
        </nav>
        {children}
      </div>
    </div>
  );
}
