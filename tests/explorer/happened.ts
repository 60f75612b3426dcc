import type { Page } from '@playwright/test';

/** What the tree of a page carries for all that is in it: its store, and what it tells of itself (src/ui/diagnosis.ts). */
interface Carried {
  readonly observe?: (observer: (event: { readonly type: string }) => void) => () => void;
  readonly journal?: () => Promise<string>;
}
interface Fiber {
  readonly memoizedProps: { readonly value?: Carried } | null;
  readonly child: Fiber | null;
}
interface Watched {
  happened?: string[];
}

/** Runs in the page: the store is observed from the first question on; what came before stands in its journal. */
const ask = async (): Promise<readonly string[]> => {
  const watched = window as Watched;
  if (watched.happened) return watched.happened.splice(0);
  const place = document.getElementById('app');
  const key = place && Object.keys(place).find((own) => own.startsWith('__reactContainer$'));
  const find = (fiber: Fiber | null, wanted: keyof Carried): Carried | undefined => {
    const value = fiber?.memoizedProps?.value;
    return !fiber || value?.[wanted] ? value : find(fiber.child, wanted);
  };
  const root = key ? (Reflect.get(place, key) as Fiber) : null;
  const store = find(root, 'observe');
  if (!store?.observe) return [];
  const happened: string[] = [];
  watched.happened = happened;
  store.observe(({ type }) => void happened.push(type));
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(''), 500));
  const text = await Promise.race([find(root, 'journal')?.journal?.() ?? '', late]);
  const { events = [] } = JSON.parse(text || '{}') as {
    readonly events?: readonly { readonly type: string }[];
  };
  return [...events.map(({ type }) => type), ...happened.splice(0)];
};

/** Types of what has happened on this page since it was asked last; none where it is no page of the shop, or on its way. */
export const happenedOn = (page: Page): Promise<readonly string[]> => page.evaluate(ask).catch(() => []);
