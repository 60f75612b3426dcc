import { EMPTY } from 'rxjs';
import { effect } from '../../effect.ts';

/** Tells the app around the site; nothing where there is none (assumptions, section 5). */
export const tellApp = effect({
  name: 'view/tellApp',
  on: ['view/restored', 'cart/orderPlaced', 'view/outsideLinkTapped'],
  policy: 'every',
  belongsTo: 'page',
  run({ event, world }) {
    if (event.type === 'view/restored') world.native.send({ type: 'ready' });
    if (event.type === 'cart/orderPlaced') world.native.send({ type: 'order-placed', id: event.payload.id });
    if (event.type === 'view/outsideLinkTapped')
      world.native.send({ type: 'open-external', url: event.payload.url });
    return EMPTY;
  },
});
