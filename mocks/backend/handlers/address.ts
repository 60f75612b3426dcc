import { addressCreation } from '../../../contracts/address.ts';
import { asCustomer, asOwner, withBody, type CustomerCall, type HandlersOf } from '../handler.ts';
import { created, foreign, noContent, notFound, ok, refusal } from '../reply.ts';
import { keepAddress } from '../room.ts';
import { addressesOf } from '../store.ts';

export const addressHandlers = {
  'address.list': asOwner(({ world, user }) => ok(addressesOf(world.store, user.id))),
  'address.create': asCustomer(
    withBody(addressCreation, (body, { world, user }: CustomerCall) => {
      if (String(body.userId) !== user.id) return foreign;
      if (world.store.house.closedStreets.has(String(body.street))) return refusal(422, 'Туда мы не возим');
      const row = { ...body, id: world.newId(), userId: user.id };
      keepAddress(world.store, row);
      return created(row);
    }),
  ),
  'address.remove': asCustomer(({ world, user, params }) => {
    const address = world.store.addresses.get(params['addressId'] ?? '');
    if (!address) return notFound('Адрес уже удалён');
    if (address.userId !== user.id) return foreign;
    world.store.addresses.delete(address.id);
    return noContent;
  }),
} satisfies HandlersOf<'address'>;
