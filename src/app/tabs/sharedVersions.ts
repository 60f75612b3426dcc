import * as z from 'zod/mini';
import type { TabsPort } from '../../ports/tabs.ts';
import { POLLED_FACTS } from '../../slices/view/freshness/polls.ts';
import type { ShopStore } from '../../ui/store.tsx';
import { tellVersions } from './tellVersions.ts';

const message = z.object({
  kind: z.literal('version'),
  type: z.enum(POLLED_FACTS),
  version: z.string().check(z.regex(/^[\w.:+-]{1,64}$/)),
});

/**
 * One tab polls for all of them (docs/decisions/0007-one-tab-polls.md): what it finds is news in the others too, where it means all that it
 * means in the tab that asked. A version that came from a tab is not handed on.
 */
export function shareVersions(store: ShopStore, port: TabsPort): void {
  let isRelaying = false;
  tellVersions(store, port, () => isRelaying);
  port.messages$.subscribe((data) => {
    const read = message.safeParse(data);
    if (!read.success) return;
    isRelaying = true;
    store.emit(read.data.type, { version: read.data.version });
    isRelaying = false;
  });
}
