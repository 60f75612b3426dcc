import { Link } from '../primitives/Link.tsx';
import { productsIn, type MenuSection } from '../../slices/catalog/menu.ts';
import { selectMenu } from '../../slices/catalog/selectors.ts';
import { selectCatalogMenu, selectImagePresets } from '../../slices/setting/selectors.ts';
import { dishes } from '../catalog/MenuSectionView.tsx';
import { classNames } from '../primitives/classNames.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import styles from './menu-tiles.module.css';

interface TileProps {
  readonly section: MenuSection;
  readonly image: string | null;
  readonly isBig: boolean;
  /** It fills the rest of its row. */
  readonly isWide: boolean;
}

function Tile({ section: { group, ...rest }, image, isBig, isWide }: TileProps) {
  const path = useCityPath();
  const { list, detail } = useSelect(selectImagePresets);
  const place = isWide ? 'wideTile' : 'tile';
  return (
    <Link
      className={classNames(styles.tile, isBig && styles.big)}
      to={path(`catalog/${encodeURIComponent(group.slug)}`)}
    >
      <b>{group.name}</b>
      <small>{dishes(productsIn({ group, ...rest }).length)}</small>
      <span className={styles.picture}>
        <Picture image={image} preset={isBig ? detail : list} place={isBig ? 'bigTile' : place} />
      </span>
    </Link>
  );
}

/** The region «Меню»: a tile for each shown group, with the picture of CATALOG_MENU or of its first dish. */
export function MenuTiles() {
  const menu = useSelect(selectMenu);
  const pictures = useSelect(selectCatalogMenu);
  const pictureOf = (section: MenuSection): string | null => {
    const { slug, id } = section.group;
    const item = pictures.find((candidate) => candidate.slug === slug || candidate.slug === id);
    return item?.image ?? productsIn(section).find(({ image }) => image !== null)?.image ?? null;
  };
  return (
    <section className="page-part" aria-label="Меню">
      <div className="page-part-head">
        <h2 className="text-h2">Меню</h2>
      </div>
      <div className={styles.tiles}>
        {menu.map((section, index) => (
          <Tile
            key={section.group.id}
            section={section}
            image={pictureOf(section)}
            isBig={index === 0}
            isWide={index === menu.length - 1 && index % 2 === 1}
          />
        ))}
      </div>
    </section>
  );
}
