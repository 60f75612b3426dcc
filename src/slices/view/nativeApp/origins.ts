import { map } from 'rxjs';
import type { AppOrigin } from '../../effect.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { NativeMessage } from '../../world.ts';

const factOf = (message: NativeMessage): AppDraft => {
  if (message.type === 'token')
    return draft('notification/pushTokenReceived', { token: message.token, source: 'app' });
  if (message.type === 'tap') return draft('notification/tapped', { link: message.link, source: 'app' });
  if (message.type === 'version') return draft('view/appVersionTold', { version: message.version });
  return draft('view/appMessagesRefused', { count: message.count });
};

/** What the app around the site tells (assumptions, section 5). */
export const appBridge: AppOrigin = {
  name: 'view/appBridge',
  open: ({ world }) => world.native.messages$.pipe(map(factOf)),
};
