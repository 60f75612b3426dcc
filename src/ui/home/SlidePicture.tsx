import { useReducer } from 'react';
import type { Slide } from '../../domain/settings.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { imageSources } from '../primitives/imageAddress.ts';
import { useIsHydrating } from '../rendering.ts';
import { useSelect } from '../store.tsx';
import styles from './slider.module.css';

interface SlidePictureProps {
  readonly slide: Pick<Slide, 'image' | 'imageMobile'>;
  /** Above a page that is about something else. */
  readonly isShort: boolean;
  /** The first thing that is seen: it comes before all others. */
  readonly isFirst: boolean;
}

/** The picture of a slide: a phone has the tall one of the setting, where there is one. */
export function SlidePicture({ slide: { image, imageMobile }, isShort, isFirst }: SlidePictureProps) {
  const { detail } = useSelect(selectImagePresets);
  // Its files come when it stands in the page: `showSources` says why.
  const [isIn, comeIn] = useReducer(() => true, useIsHydrating());
  const wide = imageSources(image, detail, isShort ? 'lowSlide' : 'slide');
  const tall =
    imageMobile === null ? null : imageSources(imageMobile, detail, isShort ? 'lowSlide' : 'tallSlide');
  return (
    <picture ref={comeIn} className={styles.picture}>
      {isIn && (
        <>
          {tall && <source media="(max-width: 639px)" sizes={tall.sizes} srcSet={tall.srcSet ?? tall.src} />}
          <img
            src={wide.src}
            sizes={wide.sizes}
            srcSet={wide.srcSet}
            alt=""
            fetchPriority={isFirst ? 'high' : undefined}
            decoding="async"
          />
        </>
      )}
    </picture>
  );
}
