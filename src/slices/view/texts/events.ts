import type { InfoSlug } from '../../../domain/infoPages.ts';
import type { SafeTree } from '../../../domain/safeTree.ts';
import { fact, payload, type Secret } from '../../../kernel/event.ts';
import { maskContent } from '../masks.ts';

/** The chain's own texts of its informational pages. */
export const textEvents = {
  'view/textDue': fact('rule', payload<{ slug: InfoSlug }>()),
  'view/textLoaded': fact(
    'server',
    payload<{ slug: InfoSlug; title: string; content: Secret<SafeTree> }>({
      content: maskContent,
    }),
  ),
  'view/textFailed': fact('server', payload<{ slug: InfoSlug }>()),
} as const;
