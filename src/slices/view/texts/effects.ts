import { catchError, map, of } from 'rxjs';
import { secret } from '../../../kernel/event.ts';
import { effect } from '../../effect.ts';
import { draft } from '../../draft.ts';

export const loadText = effect({
  name: 'view/loadText',
  on: ['view/textDue'],
  policy: 'first',
  key: ({ payload }) => payload.slug,
  run: ({ event: { payload }, world }) =>
    world.api.page(payload.slug).pipe(
      map(({ title, html }) =>
        draft('view/textLoaded', { slug: payload.slug, title, content: secret(world.readHtml(html)) }),
      ),
      catchError(() => of(draft('view/textFailed', payload))),
    ),
});
