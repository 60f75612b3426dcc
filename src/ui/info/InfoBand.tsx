import type { ReactNode } from 'react';
import type { InfoSlug } from '../../domain/infoPages.ts';
import { selectMenu } from '../../slices/catalog/selectors.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Crane } from '../primitives/Crane.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { InfoTitle } from './InfoText.tsx';
import styles from './info-band.module.css';

/** The texts that a dish stands beside; the others are documents. */
const WITH_DISH: readonly InfoSlug[] = ['about', 'loyalty-program', 'promo', 'rule', 'vacancies'];

/** No answer has a picture of a text: each page shows a dish of another section of the menu, the same at every visit. */
function useDishPicture(slug: InfoSlug): string | null {
  const sections = useSelect(selectMenu);
  const place = WITH_DISH.indexOf(slug);
  if (place < 0) return null;
  const pictures = sections.flatMap(
    ({ products }) => products.find(({ image }) => image !== null)?.image ?? [],
  );
  return pictures[place % pictures.length] ?? null;
}

interface InfoBandProps {
  readonly slug: InfoSlug;
  /** Below the slider, which is lacquer itself: on a quiet ground. */
  readonly isQuiet?: boolean | undefined;
  /** What can be done at once. */
  readonly children?: ReactNode;
}

/** The head of a text of the chain: its name, with a dish or the crane. */
export function InfoBand({ slug, isQuiet = false, children }: InfoBandProps) {
  const { detail } = useSelect(selectImagePresets);
  const image = useDishPicture(slug);
  return (
    <div className={classNames(styles.band, isQuiet ? styles.quiet : 'on-lacquer')}>
      <InfoTitle slug={slug} />
      {children}
      <div className={image === null ? styles.crane : styles.picture} aria-hidden="true">
        {image === null ? <Crane /> : <Picture image={image} preset={detail} place="band" />}
      </div>
    </div>
  );
}
