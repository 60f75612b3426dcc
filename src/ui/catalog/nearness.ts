/** What lies within a screen of the one in sight is near. */
const MARGIN = '100% 0px';

const waiting = new Map<Element, Set<() => void>>();
let observer: IntersectionObserver | null = null;

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

const see = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    const calls = waiting.get(target);
    forget(target);
    calls?.forEach((call) => call());
  }
};

/** Calls once, when this place comes near the screen. Returns what stops the waiting. */
export function whenNear(place: Element, call: () => void): () => void {
  observer ??= new IntersectionObserver(see, { rootMargin: MARGIN });
  const calls = waiting.get(place) ?? new Set();
  calls.add(call);
  waiting.set(place, calls);
  observer.observe(place);
  return () => {
    calls.delete(call);
    if (calls.size === 0 && waiting.get(place) === calls) forget(place);
  };
}

/** The section around a place: what a section skips while it is far away comes near with it. */
export const sectionOf = (place: Element): Element => place.closest('section') ?? place;
