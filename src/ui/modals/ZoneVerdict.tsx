import type { City, Zone } from '../../domain/settings.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { listedTerms } from '../info/zoneTerms.ts';
import { useZoneTerms } from '../info/useZoneTerms.ts';
import { Button } from '../primitives/Button.tsx';
import { Chip } from '../primitives/Chip.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useEmit, useSelect } from '../store.tsx';
import type { Verdict } from './addressForm.ts';
import { classNames } from '../primitives/classNames.ts';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import styles from './address-dialog.module.css';

function Outside() {
  const emit = useEmit();
  return (
    <Notice tone="bad" title="Сюда не доставляем">
      <p>Укажите другой адрес или заберите заказ сами.</p>
      <div className={styles.way}>
        <Button size="small" onClick={() => emit('modal/requested', { modal: { kind: 'deliveryChoice' } })}>
          Забрать из ресторана
        </Button>
      </div>
    </Notice>
  );
}

/** A customer saves it and is asked about the city then; a guest has nothing to save. */
function Elsewhere({ city }: { readonly city: City }) {
  const emit = useEmit();
  const isCustomer = useSelect(selectIsLoggedIn);
  return (
    <Notice tone="warn" icon="pin" title={`Это ${city.name}, там своё меню и цены`}>
      {isCustomer ? (
        <p>Сохраните адрес, и мы предложим сменить город.</p>
      ) : (
        <div className={styles.way}>
          <Button size="small" onClick={() => emit('city/chosen', { cityId: city.id })}>
            Сменить город
          </Button>
        </div>
      )}
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
        <span className={classNames(styles.terms, 'text-small text-muted')}>{terms.join(' · ')}</span>
      )}
    </>
  );
}

/** Whether the typed place is delivered to; said as soon as it is known. */
export function ZoneVerdict({ verdict }: { readonly verdict: Verdict }) {
  if (verdict.kind === 'outside') return <Outside />;
  if (verdict.kind === 'elsewhere') return <Elsewhere city={verdict.city} />;
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
