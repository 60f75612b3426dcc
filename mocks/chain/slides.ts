import type { WireSlide } from '../../contracts/setting.ts';
import { slugOf } from '../menu/identity.ts';
import { picture } from './scenes.ts';
import type { Frozen } from './wire.ts';

/** Setting SECTION_PROMO_IMAGES: the main slider, wide pictures with a tall one for phones. */
export const SLIDES = [
  {
    image: picture('slide-snacks'),
    imageMobile: picture('slide-snacks-tall'),
    title: 'Три закуски — картофель фри в подарок',
    link: `/catalog/${slugOf('Закуски')}`,
  },
  {
    image: picture('slide-wok'),
    imageMobile: picture('slide-wok-tall'),
    title: 'Два вока — минус 150 ₽ по промокоду ЛАПША',
    link: `/catalog/${slugOf('Вок')}`,
  },
  {
    image: picture('slide-pizza'),
    imageMobile: picture('slide-pizza-tall'),
    title: 'Пицца в подарок от 1 500 ₽',
    link: '/promo',
  },
  {
    image: picture('slide-rolls'),
    imageMobile: picture('slide-rolls-tall'),
    title: 'Сеты на двоих и на всю компанию',
    link: `/catalog/${slugOf('Сеты')}`,
  },
  {
    image: picture('slide-calendar'),
    imageMobile: picture('slide-calendar-tall'),
    title: 'Календарь подарков: дверца каждый день',
    link: '/advent',
  },
] satisfies Frozen<readonly WireSlide[]>;
