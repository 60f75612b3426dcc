import { likeCreation } from '../../../contracts/like.ts';
import { asCustomer, asOwner, withBody, type CustomerCall, type HandlersOf } from '../handler.ts';
import { created, foreign, noContent, notFound, ok, refusal } from '../reply.ts';
import { productById } from '../shop.ts';
import { likesOf } from '../store.ts';

export const likeHandlers = {
  'like.list': asOwner(({ world, user }) =>
    ok([...likesOf(world.store, user.id)].map((productId) => ({ productId }))),
  ),
  'like.create': asCustomer(
    withBody(likeCreation, (body, { world, user }: CustomerCall) => {
      if (String(body.userId) !== user.id) return foreign;
      if (!productById(world.store.catalog, body.productId)) return refusal(422, 'Такого блюда нет');
      const likes = likesOf(world.store, user.id);
      if (likes.has(body.productId)) return refusal(409, 'Нельзя поставить лайк этому товару повторно');
      likes.add(body.productId);
      return created({});
    }),
  ),
  'like.remove': asOwner(({ world, user, params }) => {
    const isGone = likesOf(world.store, user.id).delete(params['productId'] ?? '');
    return isGone ? noContent : notFound('Лайка уже нет');
  }),
} satisfies HandlersOf<'like'>;
