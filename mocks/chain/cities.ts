import type { WireCity } from '../../contracts/city.ts';
import type { Frozen } from './wire.ts';

/** The cities of the demo chain, as `GET /city/` answers them. */
export const CITIES = [
  {
    id: '1',
    name: 'Самара',
    slug: 'samara',
    iikoId: '6f1b2c40-5a1e-4d0b-9a77-0c2f5e1d6301',
    cityIn: 'Самаре',
  },
  {
    id: '2',
    name: 'Тольятти',
    slug: 'tolyatti',
    iikoId: '6f1b2c40-5a1e-4d0b-9a77-0c2f5e1d6302',
    cityIn: 'Тольятти',
  },
  {
    id: '3',
    name: 'Новокуйбышевск',
    slug: 'novokujbyshevsk',
    iikoId: '6f1b2c40-5a1e-4d0b-9a77-0c2f5e1d6303',
    cityIn: 'Новокуйбышевске',
  },
] as const satisfies Frozen<readonly WireCity[]>;

export const [SAMARA, TOLYATTI, NOVOKUJBYSHEVSK] = CITIES;
