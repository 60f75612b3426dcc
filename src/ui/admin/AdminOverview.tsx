import { selectSkippedSettings, selectSettings, selectVersions } from '../../slices/setting/selectors.ts';
import { Notice } from '../primitives/Notice.tsx';
import { useSelect } from '../store.tsx';
import { settingRows, type SettingRow } from './settingRows.ts';

interface TableProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SettingRow[];
}

function Table({ id, title, rows }: TableProps) {
  return (
    <section className="admin__part" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {title}
      </h2>
      <dl className="admin__rows">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What this browser runs on: versions and settings. Nothing here is not public (assumptions, section 6, "admin token"). */
export function AdminOverview() {
  const versions = useSelect(selectVersions);
  const settings = useSelect(selectSettings);
  const skipped = useSelect(selectSkippedSettings);
  return (
    <>
      <Table
        id="versions"
        title="Версии"
        rows={[
          { name: 'Каталог', value: versions.catalog ?? 'неизвестна' },
          { name: 'Настройки', value: versions.settings ?? 'неизвестна' },
          { name: 'Сохранённое состояние', value: versions.store },
        ]}
      />
      {skipped.length > 0 && (
        <Notice tone="warn" title="Не прочитаны" isStill>
          {skipped.join(', ')}
        </Notice>
      )}
      {settings && <Table id="settings" title="Настройки" rows={settingRows(settings)} />}
    </>
  );
}
