import { addressRoutes } from './address.ts';
import { catalogRoutes } from './catalog.ts';
import { cityRoutes } from './city.ts';
import { likeRoutes } from './like.ts';
import { notificationRoutes } from './notification.ts';
import { orderRoutes } from './order.ts';
import { pageRoutes } from './page.ts';
import { PATH_PREFIX } from './paths.ts';
import { promoRoutes } from './promo.ts';
import { reservationRoutes } from './reservation.ts';
import { settingRoutes } from './setting.ts';
import { userRoutes } from './user.ts';
import { vacancyRoutes } from './vacancy.ts';
import { versionRoutes } from './versions.ts';
import { notation as c } from './notation.ts';

/** Every HTTP operation of the back end, as `contract.order.place`. */
export const contract = c.router(
  {
    versions: versionRoutes,
    setting: settingRoutes,
    catalog: catalogRoutes,
    city: cityRoutes,
    address: addressRoutes,
    notification: notificationRoutes,
    user: userRoutes,
    order: orderRoutes,
    like: likeRoutes,
    promo: promoRoutes,
    reservation: reservationRoutes,
    vacancy: vacancyRoutes,
    page: pageRoutes,
  },
  { pathPrefix: PATH_PREFIX, strictStatusCodes: true },
);

export type Contract = typeof contract;
