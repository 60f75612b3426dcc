interface Veil {
  layers: number;

  readonly ariaHidden: string | null;
}

const veils = new WeakMap<Element, Veil>();
const SILENT = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE']);

function veil(element: Element): void {
  const present = veils.get(element);
  if (present !== undefined) {
    present.layers += 1;
    return;
  }
  veils.set(element, {
    layers: 1,
    ariaHidden: element.getAttribute('aria-hidden'),
  });
  element.setAttribute('aria-hidden', 'true');
}

function unveil(element: Element): void {
  const present = veils.get(element);
  if (present === undefined) return;
  present.layers -= 1;
  if (present.layers > 0) return;
  veils.delete(element);
  if (present.ariaHidden === null) element.removeAttribute('aria-hidden');
  if (present.ariaHidden !== null) element.setAttribute('aria-hidden', present.ariaHidden);
}

function outsideOf(inside: Element): readonly Element[] {
  const outside: Element[] = [];
  for (let node = inside; node.parentElement !== null && node !== document.body; node = node.parentElement) {
    outside.push(
      ...[...node.parentElement.children].filter((other) => other !== node && !SILENT.has(other.tagName)),
    );
  }
  return outside;
}

/**
 * Hides everything outside of an element from assistive tools; the result undoes it. React Aria makes it inert, but not every
 * assistive tool and no test tool reads that off the page. Layers add up: the last one out opens.
 */
export function hideOutside(inside: Element): () => void {
  const outside = outsideOf(inside);
  outside.forEach(veil);
  return () => outside.forEach(unveil);
}
