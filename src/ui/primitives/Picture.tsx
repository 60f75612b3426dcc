import { useCallback, useState } from 'react';
import { IS_SERVER } from '../rendering.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { imageSources } from './imageAddress.ts';
import type { PlaceName } from './picturePlaces.ts';
import { showSources } from './showSources.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** Address of the original; null where there is none. */
  readonly image: string | null;
  /** Query that asks the image server for a size, `w=248&h=248&q=60`. */
  readonly preset: string;
  /** Where it stands: says how wide a file it takes. */
  readonly place: PlaceName;
  /** Empty where the words beside it say the same. */
  readonly alt?: string | undefined;
  /** Shown on a tile while there is no picture to show. */
  readonly glyph?: IconName | undefined;
  /** Loaded with the page instead of near the screen: the first screen. */
  readonly isEager?: boolean | undefined;
  /** Of those of the first screen that come before all others; implies `isEager`. */
  readonly isPriority?: boolean | undefined;
  /** A class of whoever lays it out. */
  readonly className?: string | undefined;
  /** Address of a smaller file of it that is here already: shown until this one is. */
  readonly standIn?: string | undefined;
}

/** Whoever stands in for the picture goes; told to the style sheet alone, as a list must not draw its cards again for it. */
const markIn = (img: HTMLImageElement): void => {
  img.dataset['in'] = '';
};

/** A picture that fills its box, whose size the style sheet says; a drawn tile where it is missing or does not load. */
export function Picture(props: PictureProps) {
  const { image, preset, place, alt = '', glyph = 'bowl', isEager = false, isPriority = false } = props;
  const { className, standIn } = props;
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const look = useCallback(
    (img: HTMLImageElement | null) => {
      if (img === null || image === null) return;
      showSources(img, imageSources(image, preset, place));
      // What came or failed before the page came alive has no event to hear.
      if (!img.complete || img.currentSrc === '') return;
      if (img.naturalWidth > 0) markIn(img);
      else setFailedImage(image);
    },
    [image, preset, place],
  );
  if (image === null || image === '' || image === failedImage) {
    return (
      <span
        className={classNames(styles.picture, styles.empty, className)}
        // There is no picture for an img to show.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role={alt === '' ? undefined : 'img'}
        aria-label={alt || undefined}
      >
        <Icon name={glyph} />
      </span>
    );
  }
  return (
    <img
      ref={look}
      className={classNames(styles.picture, standIn !== undefined && styles.standIn, className)}
      style={standIn === undefined ? undefined : { backgroundImage: `url("${standIn}")` }}
      alt={alt}
      loading={isEager || isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      {...(IS_SERVER && imageSources(image, preset, place))}
      suppressHydrationWarning
      onLoad={({ currentTarget }) => markIn(currentTarget)}
      onError={() => setFailedImage(image)}
    />
  );
}
