import type { WireNotification } from '../../contracts/notification.ts';
import type { Frozen } from './wire.ts';

export type ChainNotification = Frozen<WireNotification>;

const HOUR = 60 * 60 * 1000;

/** The notifications at `now` (milliseconds), newest first: the first two are minutes old, the rest are days old. */
export const buildNotifications = (now: number): readonly ChainNotification[] => {
  const hoursAgo = (hours: number): string => new Date(now - hours * HOUR).toISOString();
  return [
    {
      id: 'notification-1',
      title: 'Ваша скидка 15 %',
      text: 'Промокод СВОЙ15 действует ещё 11 дней, при заказе от 1 000 ₽.',
      createdAt: hoursAgo(0.01),
      link: '/personal/promotions',
    },
    {
      id: 'notification-2',
      title: 'Два вока — минус 150 ₽',
      text: 'Промокод ЛАПША. Возьмите второй вок на завтра или угостите соседа.',
      createdAt: hoursAgo(0.02),
      link: '/promo',
    },
    {
      id: 'notification-3',
      title: 'Новые блюда в меню',
      text: 'Пицца «Том ям с креветками» и поке с лососем уже можно заказать.',
      createdAt: hoursAgo(50),
      link: '/catalog',
    },
    {
      id: 'notification-4',
      title: 'Бонусы начислены',
      text: 'За прошлый заказ вернули 74 бонуса. Один бонус — один рубль.',
      createdAt: hoursAgo(170),
      link: '/personal',
    },
  ];
};
