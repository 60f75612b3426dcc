import { useEffect, useState } from 'react';

/** Whoever has scrolled so far, in CSS px, has seen what they came for. */
const FAR = 80;

/**
 * Whether something may be offered now: where it has its place (`isPlace`), after the first scroll there, and once a visit:
 * whoever went on without answering is not asked again.
 */
export function useOfferMoment(isPlace: boolean): boolean {
  const [moment, setMoment] = useState<'before' | 'now' | 'over'>('before');
  if (moment === 'now' && !isPlace) setMoment('over');
  useEffect(() => {
    if (moment !== 'before' || !isPlace) return undefined;
    const look = () => {
      if (window.scrollY >= FAR) setMoment('now');
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [moment, isPlace]);
  return moment === 'now' && isPlace;
}
