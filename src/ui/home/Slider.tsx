import { useState } from 'react';
import type { Slide } from '../../domain/settings.ts';
import { selectSlides } from '../../slices/setting/selectors.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { classNames } from '../primitives/classNames.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useContentLink } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { SlidePicture } from './SlidePicture.tsx';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useShownSlides } from './useShownSlides.ts';
import { useSlideAction } from './useSlideAction.ts';
import styles from './slider.module.css';

/** A chain writes one title: what stands behind its first dash are its second words. */
function wordsOf({ title }: Slide): { readonly heading: string; readonly more: string | null } {
  const [heading = title, ...rest] = title.split(' — ');
  const more = rest.join(' — ');
  return { heading, more: more === '' ? null : more.charAt(0).toUpperCase() + more.slice(1) };
}

interface SlideViewProps {
  readonly slide: Slide;
  readonly isShort: boolean;
  readonly isCurrent: boolean;
  readonly isFirst: boolean;
  /** Nobody pays for the pictures of slides that are never shown. */
  readonly hasPicture: boolean;
}

function SlideView({ slide, isShort, isCurrent, isFirst, hasPicture }: SlideViewProps) {
  const link = useContentLink()(slide.link);
  const action = useSlideAction(slide.link);
  const { heading, more } = wordsOf(slide);
  // Above another page's own heading a title is no heading.
  const Title = isShort ? 'p' : 'h2';
  return (
    <div className={classNames(styles.slide, isCurrent && styles.on)} inert={!isCurrent}>
      {hasPicture && <SlidePicture slide={slide} isShort={isShort} isFirst={isFirst} />}
      <div className={`page-width ${styles.words}`}>
        <Title className={styles.heading}>{heading}</Title>
        {more !== null && <p className={styles.more}>{more}</p>}
        {link !== null && (
          <p className={styles.action}>
            <ButtonLink
              variant={isShort ? 'quiet' : 'main'}
              size={isShort ? 'small' : 'large'}
              to={link.kind === 'shop' ? link.to : link.href}
              aria-label={`${action}: ${slide.title}`}
            >
              {action}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

interface ControlsProps {
  readonly index: number;
  readonly count: number;
  readonly onStep: (change: 1 | -1) => void;
}

function Controls({ index, count, onStep }: ControlsProps) {
  return (
    <div className={`page-width ${styles.controls}`}>
      <div className={styles.pill}>
        <IconButton icon="back" label="Предыдущий слайд" onClick={() => onStep(-1)} />
        <span className={styles.count}>{`${index + 1} / ${count}`}</span>
        <IconButton icon="forward" label="Следующий слайд" onClick={() => onStep(1)} />
      </div>
    </div>
  );
}

interface SliderProps {
  /** Above a page that is about something else. */
  readonly isShort?: boolean | undefined;
}

/** The main slider, «Акции»: setting SECTION_PROMO_IMAGES. It rests while somebody points at it or stands in it. */
export function Slider({ isShort = false }: SliderProps) {
  const slides = useSelect(selectSlides);
  const [shown, setShown] = useState(0);
  const count = slides.length;
  const index = count === 0 ? 0 : shown % count;
  const step = (change: 1 | -1) => setShown((index + change + count) % count);
  const hasPicture = useShownSlides(index, count);
  const resting = useAutoAdvance(count > 1, () => step(1));
  if (count === 0) return <div className={classNames(styles.hero, styles.empty, 'on-lacquer')} />;
  return (
    <section
      className={classNames(styles.hero, 'on-lacquer', isShort && styles.short)}
      aria-label="Акции"
      {...resting}
    >
      {slides.map((slide, place) => (
        <SlideView
          key={`${slide.image} ${slide.title}`}
          slide={slide}
          isShort={isShort}
          isCurrent={place === index}
          isFirst={place === 0}
          hasPicture={hasPicture(place)}
        />
      ))}
      {count > 1 && <Controls index={index} count={count} onStep={step} />}
    </section>
  );
}

/** The same above a page that is about something else. */
export function ShortSlider() {
  return <Slider isShort />;
}
