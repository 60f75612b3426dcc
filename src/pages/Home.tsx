import { SHOP_NAME } from '../domain/chain.ts';
import { selectCity } from '../slices/city/selectors.ts';
import { CatalogGate } from '../ui/catalog/CatalogGate.tsx';
import { Facts } from '../ui/home/Facts.tsx';
import { MenuTiles } from '../ui/home/MenuTiles.tsx';
import { OftenOrdered } from '../ui/home/OftenOrdered.tsx';
import { RepeatPlace } from '../ui/home/RepeatPlace.tsx';
import { Slider } from '../ui/home/Slider.tsx';
import { StoriesRow } from '../ui/home/StoriesRow.tsx';
import { useSelect } from '../ui/store.tsx';
import styles from '../ui/home/home.module.css';

export { ShortSlider } from '../ui/home/Slider.tsx';

/** / and /{city} */
export function HomePage() {
  const nameIn = useSelect(selectCity)?.nameIn;
  return (
    <>
      <h1 className="only-heard">{`${SHOP_NAME}: доставка еды${nameIn === undefined ? '' : ` в\u00A0${nameIn}`}`}</h1>
      <div className={styles.first}>
        <Slider />
        <div className={`page-width ${styles.repeatRow}`}>
          <RepeatPlace />
        </div>
      </div>
      <div className={`page-width ${styles.top}`}>
        <StoriesRow />
      </div>
      <CatalogGate>
        <div className="page-width">
          <OftenOrdered />
          <MenuTiles />
          <Facts />
        </div>
      </CatalogGate>
    </>
  );
}
