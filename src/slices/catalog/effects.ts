import { catchError, EMPTY, filter, map, of } from 'rxjs';
import { failureText, hasStatus } from '../../domain/failure.ts';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';

const ALREADY_LIKED = 'Нельзя поставить лайк этому товару повторно';
const LIKE_FAILED = 'Ошибка сервера. Попробуйте позже';

const loadCatalog = effect({
  name: 'catalog/loadCatalog',
  on: ['catalog/reloadDue'],
  policy: 'latest',
  run: ({
    event: {
      payload: { reason },
    },
    world,
  }) =>
    world.api.catalog().pipe(
      map(({ answer, skipped }) => draft('catalog/loaded', { answer, skipped, reason })),
      catchError((error: unknown) => {
        world.report(error, 'catalog/loadCatalog');
        return of(draft('catalog/loadFailed', { reason }));
      }),
    ),
});

const loadLikes = effect({
  name: 'catalog/loadLikes',
  on: ['user/profileDue'],
  policy: 'latest',
  until: ['auth/loggedOut'],
  run({ state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.likes(customer.id).pipe(
      map((productIds) => draft('catalog/likesLoaded', { productIds })),
      catchError((error: unknown) => {
        world.report(error, 'catalog/loadLikes');
        return of(draft('catalog/likesFailed'));
      }),
    );
  },
});

/** One flight a product at a time; a wish that changed while it waited, or that the server holds already, is not sent. */
const saveLike = effect({
  name: 'catalog/saveLike',
  on: ['catalog/likeDue'],
  policy: 'queue',
  key: ({ payload }) => payload.productId,
  run({ event: { payload }, state, world }) {
    const { productId, isLiked } = payload;
    const { customer } = state().user;
    const like = state().catalog.likes[productId];
    if (!customer || like?.isLiked !== isLiked || like.isSaved === isLiked) return EMPTY;
    const { api } = world;
    const saved$ = isLiked ? api.like(customer.id, productId) : api.unlike(customer.id, productId);
    return saved$.pipe(
      map(() => draft('catalog/likeSaved', payload)),
      catchError((error: unknown) => {
        // Already liked is liked all the same (specification, section 8, "Likes").
        if (isLiked && hasStatus(error, 409))
          return of(draft('catalog/likeFailed', { productId, isLiked: true, message: ALREADY_LIKED }));
        const message = failureText(error, LIKE_FAILED);
        return of(draft('catalog/likeFailed', { productId, isLiked: !isLiked, message }));
      }),
      // A queue cannot be cancelled: after a logout its answer is nobody's.
      filter(() => state().user.customer?.id === customer.id),
    );
  },
});

export const catalogEffects = [loadCatalog, loadLikes, saveLike] as const;
