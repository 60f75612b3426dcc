import type { ReactNode } from 'react';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import styles from './season-hero.module.css';

interface SeasonHeroProps {
  /** The name of the page. */
  readonly title: string;
  readonly image?: string | null | undefined;
  readonly children?: ReactNode;
}

/** The head of a seasonal page: lacquer, its name, what it has to say first. */
export function SeasonHero({ title, image = null, children }: SeasonHeroProps) {
  const { detail } = useSelect(selectImagePresets);
  return (
    <section className={`${styles.season} on-lacquer`} aria-labelledby="season">
      <div className={styles.text}>
        <h1 className="text-h1" id="season">
          {title}
        </h1>
        {children}
      </div>
      {image !== null && (
        <div className={styles.picture}>
          <Picture image={image} preset={detail} place="banner" isPriority />
        </div>
      )}
    </section>
  );
}
