import type { Story, StorySlide } from '../../domain/settings.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { imageSources } from '../primitives/imageAddress.ts';
import { useContentLink } from '../routing.ts';
import { useSelect } from '../store.tsx';
import styles from './stories-dialog.module.css';

export interface StorySlideViewProps {
  readonly story: Story;
  readonly slide: StorySlide;
  /** Another one begins the time of the slide anew. */
  readonly turn: number;
  /** The time of the slide is over; never where motion is unwanted. */
  readonly onTimeUp: () => void;
  /** The button of the slide leads elsewhere. */
  readonly onLeave: () => void;
}

function Bars({ story, slide, turn, onTimeUp }: Omit<StorySlideViewProps, 'onLeave'>) {
  const present = story.slides.indexOf(slide);
  return (
    <div className={styles.bars} aria-hidden="true">
      {story.slides.map((one, index) => (
        <span
          key={`${story.id} ${one.image}`}
          className={index < present ? `${styles.bar} ${styles.done}` : styles.bar}
        >
          {index === present && <i key={`${turn} ${one.image}`} data-time="" onAnimationEnd={onTimeUp} />}
        </span>
      ))}
    </div>
  );
}

/** One slide: its picture, its words, its button. */
export function StorySlideView({ story, slide, turn, onTimeUp, onLeave }: StorySlideViewProps) {
  const link = useContentLink()(slide.button?.link ?? null);
  const { detail } = useSelect(selectImagePresets);
  const sourcesOf = ({ image }: StorySlide) => imageSources(image, detail, 'storyPage');
  const following = story.slides[story.slides.indexOf(slide) + 1];
  return (
    <>
      <img className={styles.picture} key={slide.image} alt="" {...sourcesOf(slide)} />
      {following && <img alt="" hidden {...sourcesOf(following)} />}
      <Bars story={story} slide={slide} turn={turn} onTimeUp={onTimeUp} />
      <div className={styles.words} aria-live="polite">
        <p className="text-small">{story.title}</p>
        {slide.title !== null && <p className={`text-h2 ${styles.title}`}>{slide.title}</p>}
        {slide.text !== null && <p>{slide.text}</p>}
      </div>
      {slide.button && link && (
        <p className={styles.action}>
          <ButtonLink variant="main" isWide to={link.kind === 'shop' ? link.to : link.href} onClick={onLeave}>
            {slide.button.title}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
