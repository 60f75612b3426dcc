import { Link } from '../primitives/Link.tsx';
import { productsIn, type MenuSection } from '../../slices/catalog/menu.ts';
import { selectMenu } from '../../slices/catalog/selectors.ts';
import { selectCatalogMenu, selectImagePresets, selectSideGroupIds } from '../../slices/setting/selectors.ts';
import { dishes } from '../catalog/MenuSectionView.tsx';
import { classNames } from '../primitives/classNames.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { QuietTiles } from './QuietTiles.tsx';
import { useSectionPath } from './useSectionPath.ts';
import styles from './menu-tiles.module.css';

/** So many sections are shown large, the first of them larger still. */
const LOUD = 5;

interface TileProps {
  readonly section: MenuSection;
  readonly image: string | null;
}

function LoudTile({ section, image, isBig }: TileProps & { readonly isBig: boolean }) {
  const pathOf = useSectionPath();
  const { list, detail } = useSelect(selectImagePresets);
  return (
    <Link className={classNames(styles.tile, isBig && styles.big)} to={pathOf(section)}>
      <b>{section.group.name}</b>
      <small>{dishes(productsIn(section).length)}</small>
      <span className={styles.picture}>
        <Picture image={image} preset={isBig ? detail : list} place={isBig ? 'bigTile' : 'tile'} />
      </span>
    </Link>
  );
}

/** What goes with a dish, by name alone. */
function Sides({ sections }: { readonly sections: readonly MenuSection[] }) {
  const pathOf = useSectionPath();
  if (sections.length === 0) return null;
  return (
    <p className={styles.sides}>
      <span>К заказу</span>
      {sections.map((section) => (
        <Link key={section.group.id} to={pathOf(section)}>
          {section.group.name}
        </Link>
      ))}
    </p>
  );
}

/** The region «Меню»: the first groups large, the others small, each with the picture of CATALOG_MENU or of its first dish; sauces and additions by name. */
export function MenuTiles() {
  const menu = useSelect(selectMenu);
  const pictures = useSelect(selectCatalogMenu);
  const sideIds = useSelect(selectSideGroupIds);
  const pictureOf = (section: MenuSection): string | null => {
    const { slug, id } = section.group;
    const item = pictures.find((candidate) => candidate.slug === slug || candidate.slug === id);
    return item?.image ?? productsIn(section).find(({ image }) => image !== null)?.image ?? null;
  };
  const mains = menu.filter(({ group }) => !sideIds.has(group.id));
  return (
    <section className="page-part" aria-label="Меню">
      <div className="page-part-head">
        <h2 className="text-h2">Меню</h2>
      </div>
      <div className={styles.tiles}>
        {mains.slice(0, LOUD).map((section, index) => (
          <LoudTile key={section.group.id} section={section} image={pictureOf(section)} isBig={index === 0} />
        ))}
      </div>
      <QuietTiles sections={mains.slice(LOUD)} pictureOf={pictureOf} />
      <Sides sections={menu.filter(({ group }) => sideIds.has(group.id))} />
    </section>
  );
}
