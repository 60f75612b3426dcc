import type { WireZoneDelivery } from '../../contracts/city.ts';
import type { WireCityZone } from '../../contracts/setting.ts';
import { DELIVERY_ID, FAR_DELIVERY_ID } from '../menu/keys.ts';
import { NOVOKUJBYSHEVSK, SAMARA, TOLYATTI } from './cities.ts';
import type { LonLat } from './places.ts';
import type { Frozen } from './wire.ts';

const NEAR = '#2F7D5B';
const MIDDLE = '#C88A1B';
const FAR = '#B5432E';

const samaraCentre: readonly LonLat[] = [
  [50.069, 53.179],
  [50.0745, 53.1895],
  [50.0905, 53.1985],
  [50.101, 53.2065],
  [50.116, 53.216],
  [50.139, 53.23],
  [50.161, 53.239],
  [50.18, 53.229],
  [50.188, 53.214],
  [50.185, 53.199],
  [50.182, 53.183],
  [50.15, 53.176],
  [50.12, 53.178],
  [50.096, 53.172],
];

const samaraEast: readonly LonLat[] = [
  [50.161, 53.239],
  [50.195, 53.256],
  [50.212, 53.269],
  [50.245, 53.276],
  [50.29, 53.272],
  [50.31, 53.252],
  [50.305, 53.228],
  [50.29, 53.208],
  [50.245, 53.193],
  [50.182, 53.183],
  [50.185, 53.199],
  [50.188, 53.214],
  [50.18, 53.229],
];

const samaraNorth: readonly LonLat[] = [
  [50.212, 53.269],
  [50.178, 53.295],
  [50.165, 53.33],
  [50.16, 53.365],
  [50.17, 53.395],
  [50.215, 53.402],
  [50.26, 53.385],
  [50.3, 53.35],
  [50.35, 53.335],
  [50.36, 53.3],
  [50.33, 53.27],
  [50.31, 53.252],
  [50.29, 53.272],
  [50.245, 53.276],
];

const avtozavodsky: readonly LonLat[] = [
  [49.228, 53.521],
  [49.233, 53.545],
  [49.255, 53.558],
  [49.3, 53.564],
  [49.342, 53.56],
  [49.352, 53.54],
  [49.345, 53.518],
  [49.32, 53.503],
  [49.29, 53.498],
  [49.255, 53.505],
];

const tolyattiCentral: readonly LonLat[] = [
  [49.385, 53.498],
  [49.38, 53.515],
  [49.388, 53.535],
  [49.415, 53.542],
  [49.445, 53.536],
  [49.46, 53.518],
  [49.456, 53.5],
  [49.43, 53.49],
  [49.405, 53.491],
];

const komsomolsky: readonly LonLat[] = [
  [49.46, 53.473],
  [49.458, 53.488],
  [49.47, 53.499],
  [49.495, 53.501],
  [49.525, 53.492],
  [49.538, 53.478],
  [49.52, 53.466],
  [49.485, 53.464],
];

const novokujbyshevskCentre: readonly LonLat[] = [
  [49.913, 53.093],
  [49.918, 53.108],
  [49.933, 53.117],
  [49.956, 53.118],
  [49.976, 53.108],
  [49.978, 53.092],
  [49.96, 53.082],
  [49.93, 53.083],
];

const novokujbyshevskEdge: readonly LonLat[] = [
  [49.976, 53.108],
  [49.956, 53.118],
  [49.965, 53.133],
  [49.995, 53.14],
  [50.025, 53.126],
  [50.03, 53.1],
  [50.008, 53.078],
  [49.97, 53.07],
  [49.96, 53.082],
  [49.978, 53.092],
];

/** Setting CITY_ZONES: the delivery zones of each city by its iikoId, near ones first. Rings are open, [lon, lat]. */
export const CITY_ZONES = {
  [SAMARA.iikoId]: [
    { id: 'samara-centre', name: 'Центр', color: NEAR, polygon: samaraCentre },
    { id: 'samara-east', name: 'Безымянка и Московское шоссе', color: MIDDLE, polygon: samaraEast },
    { id: 'samara-north', name: 'Красная Глинка и Крутые Ключи', color: FAR, polygon: samaraNorth },
  ],
  [TOLYATTI.iikoId]: [
    { id: 'tolyatti-avtozavodsky', name: 'Автозаводский район', color: NEAR, polygon: avtozavodsky },
    { id: 'tolyatti-central', name: 'Центральный район', color: MIDDLE, polygon: tolyattiCentral },
    { id: 'tolyatti-komsomolsky', name: 'Комсомольский район', color: FAR, polygon: komsomolsky },
  ],
  [NOVOKUJBYSHEVSK.iikoId]: [
    { id: 'novokujbyshevsk-centre', name: 'Город', color: NEAR, polygon: novokujbyshevskCentre },
    { id: 'novokujbyshevsk-edge', name: 'Окраины', color: FAR, polygon: novokujbyshevskEdge },
  ],
} satisfies Frozen<Record<string, readonly WireCityZone[]>>;

/** Sums in roubles of paid goods, time in minutes. */
type ChainZoneDelivery = {
  readonly deliveryId: string;
  readonly minSum: number;
  readonly freeFrom: number;
  readonly deliveryTime: number;
};

const near = { deliveryId: DELIVERY_ID, minSum: 0, freeFrom: 2000, deliveryTime: 45 };
const middle = { deliveryId: DELIVERY_ID, minSum: 700, freeFrom: 2000, deliveryTime: 60 };
const far = { deliveryId: FAR_DELIVERY_ID, minSum: 1200, freeFrom: 3500, deliveryTime: 90 };

/** What `GET /map/zones/delivery/{zoneId}` answers for each zone. */
export const zoneDelivery: Readonly<Record<string, ChainZoneDelivery>> = {
  'samara-centre': near,
  'samara-east': middle,
  'samara-north': far,
  'tolyatti-avtozavodsky': near,
  'tolyatti-central': middle,
  'tolyatti-komsomolsky': far,
  'novokujbyshevsk-centre': near,
  'novokujbyshevsk-edge': far,
} satisfies Frozen<Record<string, WireZoneDelivery>>;

/** The terms of a zone; undefined for what is no zone, be it the name of something that every object has. */
export const termsOfZone = (zoneId: string | null): ChainZoneDelivery | undefined =>
  zoneId !== null && Object.hasOwn(zoneDelivery, zoneId) ? zoneDelivery[zoneId] : undefined;
