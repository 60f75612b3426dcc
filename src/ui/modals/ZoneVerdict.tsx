import type { Zone } from '../../domain/settings.ts';
import { listedTerms } from '../info/zoneTerms.ts';
import { useZoneTerms } from '../info/useZoneTerms.ts';
import { Chip } from '../primitives/Chip.tsx';
import { Notice } from '../primitives/Notice.tsx';
import type { Verdict } from './addressForm.ts';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import styles from './address-dialog.module.css';

/** The way on from here is the dialog's main button. */
function Outside() {
  return (
    <Notice tone="bad" title="Сюда не доставляем">
      <p>Укажите другой адрес или заберите заказ сами.</p>
    </Notice>
  );
}

/** The zone, and what delivery there costs as soon as that is known. */
function Inside({ zone }: { readonly zone: Zone }) {
  const known = useZoneTerms()(zone.id);
  const terms = known ? listedTerms(known) : [];
  return (
    <>
      <Chip tone="ok" icon="check">
        {`Доставляем: зона «${zone.name}»`}
      </Chip>
      {terms.length > 0 && (
        <span className={`${styles.terms} text-small text-muted`}>{terms.join(' · ')}</span>
      )}
    </>
  );
}

/** Whether the typed place is delivered to; said as soon as it is known. Of one in another city `AddressWhere` speaks. */
export function ZoneVerdict({ verdict }: { readonly verdict: Verdict }) {
  if (verdict.kind === 'outside') return <Outside />;
  return (
    <output className={styles.verdict}>
      {verdict.kind === 'looking' && <Chip icon={LATER_ICONS.locate}>Проверяем адрес</Chip>}
      {verdict.kind === 'inside' && <Inside zone={verdict.zone} />}
      {verdict.kind === 'unknown' && (
        <Chip tone="warn" icon="info">
          Не нашли на карте, уточним по телефону
        </Chip>
      )}
    </output>
  );
}
