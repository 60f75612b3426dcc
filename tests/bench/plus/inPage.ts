/** What is done inside a page: each function stands alone, since the browser gets its text. */

/** ms from a click to the DOM that shows it, press after press; NaN where it shows nothing within a second. */
export const pressOften = async ({
  card,
  button,
  times,
}: {
  readonly card: string;
  readonly button: string;
  readonly times: number;
}): Promise<readonly number[]> => {
  const place = document.querySelector(card);
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const before = place?.textContent;
    const began = performance.now();
    const shown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (place?.textContent === before) return;
        observer.disconnect();
        resolve(performance.now() - began);
      });
      if (place) observer.observe(place, { subtree: true, childList: true, characterData: true });
      setTimeout(() => resolve(Number.NaN), 1_000);
    });
    place?.querySelector(button)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    took.push(await shown);
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
  }
  return took;
};

/** As much of React's own tree as is read. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}
declare global {
  interface Window {
    /** How many components were rendered, counted where React tells its tools. */
    renders?: number;
  }
}

/** Counts what React renders, from before it starts. */
export const countRenders = (): void => {
  const PERFORMED_WORK = 1;
  // Function components, classes, forwardRef, memo and simple memo.
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  window.renders = 0;
  const add = (fiber: Fiber): void => {
    if (COMPONENTS.has(fiber.tag)) window.renders = (window.renders ?? 0) + 1;
  };
  const mounted = (first: Fiber | null): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      add(fiber);
      mounted(fiber.child);
    }
  };
  const walk = (next: Fiber, before: Fiber): void => {
    const isOther =
      next.memoizedProps !== before.memoizedProps || next.memoizedState !== before.memoizedState;
    if ((next.flags & PERFORMED_WORK) !== 0 && isOther) add(next);
    if (next.child === before.child) return;
    for (let child = next.child; child; child = child.sibling) {
      if (child.alternate && child.alternate !== child) walk(child, child.alternate);
      else if (!child.alternate) {
        add(child);
        mounted(child.child);
      }
    }
  };
  const nothing = (): void => undefined;
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: nothing,
    onScheduleFiberRoot: nothing,
    onPostCommitFiberRoot: nothing,
    onCommitFiberRoot: (_id: number, { current }: { readonly current: Fiber }) => {
      if (current.alternate) walk(current, current.alternate);
    },
  });
};
