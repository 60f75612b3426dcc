import { map, timer } from 'rxjs';
import { effect } from '../../effect.ts';
import { draft } from '../../draft.ts';

/** How long a notice stays; one that offers an action or names an error stays longer. */
const NOTICE_MS = { short: 4_000, long: 8_000 } as const;

export const endNotice = effect({
  name: 'view/endNotice',
  on: ['view/noticeRaised'],
  policy: 'every',
  belongsTo: 'page',
  run({
    event: {
      id,
      payload: { notice },
    },
  }) {
    const isLong = notice.kind === 'error' || notice.action !== null;
    return timer(isLong ? NOTICE_MS.long : NOTICE_MS.short).pipe(
      map(() => draft('view/noticePassed', { id })),
    );
  },
});
