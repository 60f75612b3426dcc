type Listener = () => void;

/** A dialog, a sheet or a panel: `back` does what its Esc does. */
interface Overlay {
  readonly back: () => void;
}

/** What lies over the page and has no address of its own, the topmost last. */
const stack: Overlay[] = [];
const listeners = new Set<Listener>();

const tellAll = (): void => listeners.forEach((listener) => listener());

/** What the shop's history has to know of what lies over the page. */
export const overlays = {
  /** Lays one over the others; the result takes it away again. */
  enter(overlay: Overlay): () => void {
    stack.push(overlay);
    tellAll();
    return () => {
      stack.splice(stack.indexOf(overlay), 1);
      tellAll();
    };
  },
  isAny: (): boolean => stack.length > 0,
  /** Back: the topmost one closes, or stays. */
  back: (): void => stack.at(-1)?.back(),
  watch(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

export type Overlays = Pick<typeof overlays, 'isAny' | 'back' | 'watch'>;
