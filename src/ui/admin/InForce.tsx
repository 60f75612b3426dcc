import { select } from '../../slices/select.ts';
import { selectZoneDelivery } from '../../slices/city/selectors.ts';
import { selectProductIndex } from '../../slices/catalog/selectors.ts';
import {
  selectIsOpen,
  selectRestaurants,
  selectWorkWeek,
  selectZone,
} from '../../slices/setting/selectors.ts';
import type { AppState } from '../../slices/state.ts';
import { useSelect } from '../store.tsx';
import { AdminTable } from './AdminTable.tsx';
import { hourRows, stopRows, zoneRows } from './inForceRows.ts';

const selectStopList = select(
  ({ catalog }: AppState) => catalog.stopList,
  (stopList) => stopList,
);
/** Hours, zone and stop list as they hold in this city now. */
export function InForce() {
  const week = useSelect(selectWorkWeek);
  const isOpen = useSelect(selectIsOpen);
  const zone = useSelect(selectZone);
  const terms = useSelect(selectZoneDelivery);
  const stopList = useSelect(selectStopList);
  const restaurants = useSelect(selectRestaurants);
  const products = useSelect(selectProductIndex);
  const nameOf = (id: Parameters<typeof products.get>[0]) => products.get(id)?.name ?? null;
  return (
    <>
      <AdminTable title="Часы" rows={hourRows(week, isOpen)} />
      <AdminTable title="Зона доставки" rows={zoneRows(zone, terms)} />
      <AdminTable title="Стоп-лист" rows={stopRows(stopList, restaurants, nameOf)} />
    </>
  );
}
