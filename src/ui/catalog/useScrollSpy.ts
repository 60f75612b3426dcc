import { useEffect, useRef, useState } from 'react';
import type { MenuSection } from '../../slices/catalog/menu.ts';
import { anchorOf } from './MenuSectionView.tsx';

/** A section is in sight when it crosses this line, a third down the screen: also one that is taller than the screen. */
const LINE = '-30% 0px -70% 0px';
/** As long as a scroll to a chosen section may take. */
const SCROLL_MS = 1_200;

/** The group whose section is in sight. A chosen one counts at once, whatever the scroll passes on its way. */
export function useScrollSpy(sections: readonly MenuSection[]) {
  const [currentId, setCurrentId] = useState<string | null>(sections[0]?.group.id ?? null);
  const lockedUntil = useRef(0);
  useEffect(() => {
    const ids = new Map(sections.map((section) => [anchorOf(section), section.group.id]));
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (seen && performance.now() > lockedUntil.current) setCurrentId(ids.get(seen.target.id) ?? null);
      },
      { rootMargin: LINE },
    );
    for (const id of ids.keys()) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  const choose = ({ group }: MenuSection) => {
    lockedUntil.current = performance.now() + SCROLL_MS;
    setCurrentId(group.id);
  };
  const isKnown = sections.some(({ group }) => group.id === currentId);
  return { currentId: isKnown ? currentId : (sections[0]?.group.id ?? null), choose };
}
