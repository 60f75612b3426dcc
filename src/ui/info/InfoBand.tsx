import type { ReactNode } from 'react';
import { INFO_PAGES, type InfoSlug } from '../../domain/infoPages.ts';
import { selectMenu } from '../../slices/catalog/selectors.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { InfoTitle } from './InfoText.tsx';
import styles from './info-band.module.css';

const SLUGS = Object.keys(INFO_PAGES);

/** No answer has a picture of a text: each page shows a dish of another section of the menu, the same at every visit. */
function useDishPicture(slug: InfoSlug): string | null {
  const sections = useSelect(selectMenu);
  const pictures = sections.flatMap(
    ({ products }) => products.find(({ image }) => image !== null)?.image ?? [],
  );
  return pictures[SLUGS.indexOf(slug) % pictures.length] ?? null;
}

interface InfoBandProps {
  readonly slug: InfoSlug;
  /** What can be done at once. */
  readonly children?: ReactNode;
}

/** The head of a text of the chain: its name on the lacquer, with a dish. */
export function InfoBand({ slug, children }: InfoBandProps) {
  const { detail } = useSelect(selectImagePresets);
  const image = useDishPicture(slug);
  return (
    <div className={classNames(styles.band, 'on-lacquer')}>
      <InfoTitle slug={slug} />
      {children}
      {image !== null && (
        <div className={styles.picture} aria-hidden="true">
          <Picture image={image} preset={detail} place="band" isEager />
        </div>
      )}
    </div>
  );
}
