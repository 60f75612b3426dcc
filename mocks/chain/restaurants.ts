import type { WireRestaurant } from '../../contracts/setting.ts';
import { NOVOKUJBYSHEVSK, SAMARA, TOLYATTI } from './cities.ts';
import { everyDay, WORK_TIME } from './hours.ts';
import { picture } from './scenes.ts';
import type { Frozen } from './wire.ts';

const terminalId = (order: number): string => `a3d0c7e2-41bb-4f5c-8e19-7d2b9c64f00${order}`;

/** Setting DELIVERY_TERMINALS: the restaurants of each city, by the city's iikoId. Coordinates are [lat, lon]. */
export const DELIVERY_TERMINALS = {
  [SAMARA.iikoId]: [
    {
      deliveryTerminalId: terminalId(1),
      name: 'Журавль на Ленинградской',
      address: 'Ленинградская, 45',
      phone: '+78463000001',
      coordinates: [53.184969, 50.088325],
      workTime: WORK_TIME[SAMARA.iikoId],
      image: picture('restaurant-1'),
    },
    {
      deliveryTerminalId: terminalId(2),
      name: 'Журавль на Ново-Садовой',
      address: 'Ново-Садовая, 106',
      phone: '+78463000002',
      coordinates: [53.226192, 50.158062],
      workTime: WORK_TIME[SAMARA.iikoId],
      image: picture('restaurant-2'),
    },
    {
      deliveryTerminalId: terminalId(3),
      name: 'Журавль на Кирова',
      address: 'проспект Кирова, 255',
      phone: '+78463000003',
      coordinates: [53.236175, 50.247333],
      workTime: WORK_TIME[SAMARA.iikoId],
      image: picture('restaurant-3'),
    },
  ],
  [TOLYATTI.iikoId]: [
    {
      deliveryTerminalId: terminalId(4),
      name: 'Журавль на Революционной',
      address: 'Революционная, 28',
      phone: '+78482000001',
      coordinates: [53.52685, 49.30615],
      workTime: WORK_TIME[TOLYATTI.iikoId],
      image: picture('restaurant-4'),
    },
    {
      deliveryTerminalId: terminalId(5),
      name: 'Журавль на Мира',
      address: 'Мира, 102',
      phone: '+78482000002',
      coordinates: [53.51575, 49.4284],
      workTime: everyDay('11:00', '23:00', false),
      image: picture('restaurant-5'),
    },
  ],
  [NOVOKUJBYSHEVSK.iikoId]: [
    {
      deliveryTerminalId: terminalId(6),
      name: 'Журавль на Победы',
      address: 'проспект Победы, 27',
      phone: '+78463500001',
      coordinates: [53.100633, 49.953833],
      workTime: WORK_TIME[NOVOKUJBYSHEVSK.iikoId],
      image: picture('restaurant-6'),
    },
  ],
} satisfies Frozen<Record<string, readonly WireRestaurant[]>>;
