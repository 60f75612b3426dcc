import { catchError, concat, EMPTY, filter, merge, type Observable } from 'rxjs';
import { retry, skip, switchMap, take } from 'rxjs';
import { mayPass } from '../domain/retry.ts';
import type { AppDraft, AppEvent, AppEventType } from './events.ts';

/** Minutes of a page that is seen; the pause doubles up to here, so that a server in trouble is not asked as a sound one. */
const LONGEST_PAUSE = 8;

/**
 * The answer to a question that changes nothing, or what `failed` tells of its failure, once. A failure that may pass is
 * not the end: the question is asked again without further words, as soon as the connection is back and after 1, 2, 4,
 * 8, 8 … minutes (assumptions, section 7, "what the shop reads").
 */
export function untilAnswered(
  answer$: Observable<AppDraft>,
  event$: Observable<AppEvent>,
  failed: (error: unknown) => Observable<AppDraft>,
): Observable<AppDraft> {
  const happened = (type: AppEventType) => event$.pipe(filter((event) => event.type === type));
  const again = (error: unknown, failures: number): Observable<unknown> => {
    if (!mayPass(error)) return EMPTY;
    const minutes = Math.min(2 ** (failures - 1), LONGEST_PAUSE);
    return merge(happened('view/wentOnline'), happened('view/minutePassed').pipe(skip(minutes - 1))).pipe(
      take(1),
    );
  };
  const later$ = answer$.pipe(retry({ delay: (error: unknown, failures) => again(error, failures + 1) }));
  return answer$.pipe(
    catchError((error: unknown) => concat(failed(error), again(error, 1).pipe(switchMap(() => later$)))),
  );
}
