import type { City, CityData, Restaurant, Zone } from '../../domain/settings.ts';
import type { AdminRow } from './AdminTable.tsx';

export interface CityFacts {
  readonly city: City;
  readonly data: CityData | null;
  readonly restaurants: readonly Restaurant[];
  readonly zones: readonly Zone[];
}

const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'нет');
const answer = (is: boolean | undefined): string => (is ? 'да' : 'нет');

/** The city of the page: what the back end keeps of it. */
export const cityRows = ({ city, data, restaurants, zones }: CityFacts): readonly AdminRow[] => [
  { name: 'Название', value: city.name },
  { name: 'Адрес на сайте', value: city.slug },
  { name: 'id', value: city.id },
  { name: 'iikoId', value: city.iikoId },
  { name: 'Рестораны', value: listed(restaurants.map(({ name }) => name)) },
  { name: 'Зоны доставки', value: listed(zones.map(({ name }) => name)) },
  { name: 'Доставка (товар)', value: data?.deliveryId ?? 'не задана' },
  { name: 'Бесплатная доставка (товар)', value: data?.freeDeliveryId ?? 'не задана' },
  { name: 'Сервисный сбор (товар)', value: data?.serviceFeeId ?? 'не задан' },
  { name: 'Промокод скрыт', value: answer(data?.isPromocodeHidden) },
  { name: 'Выбор времени скрыт', value: answer(data?.isTimeChoiceHidden) },
];
