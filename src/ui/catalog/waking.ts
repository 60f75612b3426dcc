/** A finger, the keyboard, a reader's find: whatever is aimed at one place. */
const AIMED = ['pointerdown', 'click', 'keydown', 'focusin', 'beforematch'] as const;

const asleep = new Map<Element, () => void>();
let last: Event | null = null;

const wakeUnder = (event: Event): void => {
  last = event;
  const { target } = event;
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) asleep.get(at)?.();
};

const isUnderWay = (event: Event): boolean => event.eventPhase !== Event.NONE;

// From the first moment: a press may bring the page around the place to life, and then still be on its way there.
if (typeof window !== 'undefined')
  for (const type of AIMED) window.addEventListener(type, wakeUnder, { capture: true, passive: true });

/**
 * Wakes what sleeps in this place before anything that is aimed at it arrives there: the window is the first that hears of
 * it. Returns what ends the watch.
 */
export function wakeWhenMeant(place: Element, wake: () => void): () => void {
  asleep.set(place, wake);
  if (last && isUnderWay(last) && last.target instanceof Node && place.contains(last.target)) wake();
  return () => void asleep.delete(place);
}
