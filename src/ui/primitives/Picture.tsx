import { useCallback, useState } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { imageSources } from './imageAddress.ts';
import type { PlaceName } from './picturePlaces.ts';
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

/** A broken picture may have failed before the page came alive: then there is no event to hear. */
const hasFailed = (img: HTMLImageElement): boolean =>
  img.complete && img.naturalWidth === 0 && img.currentSrc !== '';

/** Whoever stands in for the picture goes; told to the style sheet alone, as a list must not draw its cards again for it. */
const markIn = (img: HTMLImageElement): void => {
  img.dataset['in'] = '';
};

function GlyphTile({
  glyph = 'bowl',
  alt = '',
  className,
}: Pick<PictureProps, 'glyph' | 'alt' | 'className'>) {
  const look = classNames(styles.picture, styles.empty, className);
  if (alt === '') {
    return (
      <span className={look}>
        <Icon name={glyph} />
      </span>
    );
  }
  return (
    // There is no picture for an img to show.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span className={look} role="img" aria-label={alt}>
      <Icon name={glyph} />
    </span>
  );
}

/** A picture that fills its box, whose size the style sheet says; a drawn tile where it is missing or does not load. */
export function Picture(props: PictureProps) {
  const { image, preset, place, alt = '', glyph, isEager = false, isPriority = false } = props;
  const { className, standIn } = props;
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const look = useCallback(
    (img: HTMLImageElement | null) => {
      if (img === null) return;
      if (hasFailed(img)) setFailedImage(image);
      else if (img.complete && img.naturalWidth > 0) markIn(img);
    },
    [image],
  );
  if (image === null || image === '' || image === failedImage) {
    return <GlyphTile glyph={glyph} alt={alt} className={className} />;
  }
  const { src, srcSet, sizes } = imageSources(image, preset, place);
  return (
    <img
      ref={look}
      className={classNames(styles.picture, standIn !== undefined && styles.standIn, className)}
      style={standIn === undefined ? undefined : { backgroundImage: `url("${standIn}")` }}
      alt={alt}
      loading={isEager || isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      onLoad={({ currentTarget }) => markIn(currentTarget)}
      onError={() => setFailedImage(image)}
    />
  );
}
