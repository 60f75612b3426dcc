import { catchError, EMPTY, map, of } from 'rxjs';
import { failureText, hasStatus, isUnheard } from '../../domain/failure.ts';
import { customerCall } from '../customerCall.ts';
import { effect } from '../effect.ts';
import { draft } from '../draft.ts';

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

const loadLikes = customerCall({
  name: 'catalog/loadLikes',
  on: ['user/profileDue'],
  ask: (api, { id }) => api.likes(id),
  loaded: (productIds) => draft('catalog/likesLoaded', { productIds }),
  failed: () => draft('catalog/likesFailed'),
});

/** The rules let one out at a time (see `sendWish`); an answer after the logout is nobody's. */
const saveLike = effect({
  name: 'catalog/saveLike',
  on: ['catalog/likeDue'],
  policy: 'every',
  belongsTo: 'customer',
  run({ event: { payload }, state, world: { api } }) {
    const { productId, isLiked } = payload;
    const { customer } = state().user;
    if (!customer) return EMPTY;
    const saved$ = isLiked ? api.like(customer.id, productId) : api.unlike(customer.id, productId);
    return saved$.pipe(
      map(() => draft('catalog/likeSaved', payload)),
      catchError((error: unknown) => {
        if (isUnheard(error)) return of(draft('catalog/likePostponed', payload));
        // Already liked is liked all the same (specification, section 8, "Likes").
        if (isLiked && hasStatus(error, 409))
          return of(draft('catalog/likeFailed', { productId, isLiked: true, message: ALREADY_LIKED }));
        const message = failureText(error, LIKE_FAILED);
        return of(draft('catalog/likeFailed', { productId, isLiked: !isLiked, message }));
      }),
    );
  },
});

export const catalogEffects = [loadCatalog, loadLikes, saveLike] as const;
