import type { Story, StorySlide } from '../../domain/settings.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { useContentLink } from '../routing.ts';

export interface StorySlideViewProps {
  readonly story: Story;
  readonly slide: StorySlide;
  /** The time of the slide is over; never where motion is unwanted. */
  readonly onTimeUp: () => void;
  /** The button of the slide leads elsewhere. */
  readonly onLeave: () => void;
}

function Bars({ story, slide, onTimeUp }: Omit<StorySlideViewProps, 'onLeave'>) {
  const present = story.slides.indexOf(slide);
  return (
    <div className="viewer__bars" aria-hidden="true">
      {story.slides.map((one, index) => (
        <span
          key={`${story.id} ${one.image}`}
          className={index < present ? 'viewer__bar viewer__bar--done' : 'viewer__bar'}
        >
          {index === present && <i key={one.image} data-time="" onAnimationEnd={onTimeUp} />}
        </span>
      ))}
    </div>
  );
}

/** One slide: its picture, its words, its button. */
export function StorySlideView({ story, slide, onTimeUp, onLeave }: StorySlideViewProps) {
  const link = useContentLink()(slide.button?.link ?? null);
  const following = story.slides[story.slides.indexOf(slide) + 1];
  return (
    <>
      <img className="viewer__pic" key={slide.image} src={slide.image} alt="" />
      {following && <img src={following.image} alt="" hidden />}
      <Bars story={story} slide={slide} onTimeUp={onTimeUp} />
      <div className="viewer__words" aria-live="polite">
        <p className="text-small">{story.title}</p>
        {slide.title !== null && <p className="text-h2 viewer__title">{slide.title}</p>}
        {slide.text !== null && <p>{slide.text}</p>}
      </div>
      {slide.button && link && (
        <p className="viewer__act">
          <ButtonLink variant="main" isWide to={link.kind === 'shop' ? link.to : link.href} onClick={onLeave}>
            {slide.button.title}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
