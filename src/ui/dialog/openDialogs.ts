type Listener = () => void;

/** The dialogs that are open, the topmost last. The browser keeps the same stack (its top layer) but does not show it. */
const stack: HTMLElement[] = [];
const listeners = new Set<Listener>();

const tellAll = (): void => listeners.forEach((listener) => listener());

/** Enters a dialog as the topmost one; the result takes it out again. */
export function enterDialog(dialog: HTMLElement): () => void {
  stack.push(dialog);
  tellAll();
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    tellAll();
  };
}

export function topmostDialog(): HTMLElement | null {
  return stack.at(-1) ?? null;
}

export function watchDialogs(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
