import { selectCity } from '../../slices/city/selectors.ts';
import {
  selectCityData,
  selectRestaurants,
  selectSettings,
  selectSkippedSettings,
  selectVersions,
  selectZones,
} from '../../slices/setting/selectors.ts';
import { selectAppBridge, selectHealth } from '../../slices/view/selectors.ts';
import { Notice } from '../primitives/Notice.tsx';
import { useSelect } from '../store.tsx';
import { AdminErrors } from './AdminErrors.tsx';
import { AdminTable } from './AdminTable.tsx';
import { cityRows } from './cityRows.ts';
import { healthRows, pushRows } from './healthRows.ts';
import { InForce } from './InForce.tsx';
import { SavedSlices } from './SavedSlices.tsx';
import { settingRows } from './settingRows.ts';
import { useSupport } from './support.ts';

function City() {
  const city = useSelect(selectCity);
  const data = useSelect(selectCityData);
  const restaurants = useSelect(selectRestaurants);
  const zones = useSelect(selectZones);
  if (!city) return null;
  return <AdminTable title="Город" rows={cityRows({ city, data, restaurants, zones })} />;
}

function Versions() {
  const versions = useSelect(selectVersions);
  return (
    <AdminTable
      title="Версии"
      rows={[
        { name: 'Каталог', value: versions.catalog ?? 'неизвестна' },
        { name: 'Настройки', value: versions.settings ?? 'неизвестна' },
        { name: 'Сохранённое состояние', value: versions.store },
      ]}
    />
  );
}

/** The native app around the site, as far as its bridge has told. */
function NativeApp() {
  const { isApp, own, newest, refused } = useSelect(selectAppBridge);
  return (
    <AdminTable
      title="Приложение"
      rows={[
        { name: 'Страница открыта', value: isApp ? 'в приложении' : 'в браузере' },
        { name: 'Версия приложения', value: own ?? 'неизвестна' },
        { name: 'Новейшая версия', value: newest ?? 'неизвестна' },
        { name: 'Отклонённые сообщения', value: String(refused) },
      ]}
    />
  );
}

/** What this browser runs on. Nothing here is not public or this browser's own (assumptions, section 6, "admin token"). */
export function AdminOverview() {
  const settings = useSelect(selectSettings);
  const skipped = useSelect(selectSkippedSettings);
  const health = useSelect(selectHealth);
  const { push } = useSupport();
  return (
    <>
      <Versions />
      <AdminTable title="Связь" rows={[...healthRows(health), ...pushRows(push())]} />
      <NativeApp />
      <AdminErrors />
      <SavedSlices />
      <City />
      <InForce />
      {skipped.length > 0 && (
        <Notice tone="warn" title="Не прочитаны" isStill>
          {skipped.join(', ')}
        </Notice>
      )}
      {settings && <AdminTable title="Настройки" rows={settingRows(settings)} />}
    </>
  );
}
