import { counted } from '../../domain/plural.ts';
import { selectCity } from '../../slices/city/selectors.ts';
import { selectDeliveryText, selectRestaurants } from '../../slices/setting/selectors.ts';
import { useSelect } from '../store.tsx';
import styles from './facts.module.css';

/** Three things to know before ordering: delivery, self-pickup, bonuses. */
export function Facts() {
  const { delivery, self } = useSelect(selectDeliveryText);
  const nameIn = useSelect(selectCity)?.nameIn;
  const count = useSelect(selectRestaurants).length;
  const where = nameIn === undefined ? '' : ` в\u00A0${nameIn}`;
  return (
    <section className={`page-part ${styles.facts}`} aria-label="Как мы работаем">
      <div>
        <h2 className="text-h3">Доставка</h2>
        <p>{`${delivery.title}, ${delivery.text}.`}</p>
      </div>
      <div>
        <h2 className="text-h3">Самовывоз</h2>
        <p>
          {`${self.title}.`}
          {count > 0 && ` ${counted(count, ['ресторан', 'ресторана', 'ресторанов'])}${where}.`}
        </p>
      </div>
      <div>
        <h2 className="text-h3">Бонусы за заказы</h2>
        <p>Один бонус — один рубль. Списать их можно в корзине.</p>
      </div>
    </section>
  );
}
