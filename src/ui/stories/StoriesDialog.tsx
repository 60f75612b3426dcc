import { useEffect, useMemo, useRef, useState } from 'react';
import type { Story } from '../../domain/settings.ts';
import type { Modal } from '../../slices/modal/state.ts';
import { selectStories } from '../../slices/setting/selectors.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { MODAL_TITLES } from '../modals/modalTitles.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { StorySlideView } from './StorySlideView.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import styles from './stories-dialog.module.css';

export interface StoriesDialogProps {
  readonly modal: Extract<Modal, { kind: 'stories' }>;
}

/** A press longer than this only held the story. */
const HOLD_MS = 300;

interface Place {
  readonly story: number;
  readonly slide: number;
}

const placesOf = (stories: readonly Story[]): readonly Place[] =>
  stories.flatMap(({ slides }, story) => slides.map((_slide, slide) => ({ story, slide })));

/** Where the viewer stands among the slides of all stories, one story after the other; before the first it begins anew. */
function useViewer(stories: readonly Story[], storyId: string, onEnd: () => void) {
  const places = useMemo(() => placesOf(stories), [stories]);
  const first = places.findIndex(({ story }) => stories[story]?.id === storyId);
  const [{ index, turn }, move] = useState({ index: Math.max(0, first), turn: 0 });
  const last = places.length - 1;
  // From where it stands by then: a key may come before the slide that is just shown listens.
  const next = () =>
    index < last ? move((now) => ({ ...now, index: Math.min(now.index + 1, last) })) : onEnd();
  const previous = () =>
    move((now) => (now.index > 0 ? { ...now, index: now.index - 1 } : { ...now, turn: now.turn + 1 }));
  return { place: places[index], turn, next, previous };
}

function useArrowKeys(next: () => void, previous: () => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') next();
      if (key === 'ArrowLeft') previous();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [next, previous]);
}

/** A held press stops the clock and leads nowhere. */
function useHold() {
  const [isHeld, setIsHeld] = useState(false);
  const pressedAt = useRef(0);
  return {
    isHeld,
    listeners: {
      onPointerDown: () => {
        pressedAt.current = performance.now();
        setIsHeld(true);
      },
      onPointerUp: () => setIsHeld(false),
      onPointerCancel: () => setIsHeld(false),
      onPointerLeave: () => setIsHeld(false),
    },
    unlessHeld: (act: () => void) => () => {
      const wasHeld = pressedAt.current > 0 && performance.now() - pressedAt.current > HOLD_MS;
      pressedAt.current = 0;
      if (!wasHeld) act();
    },
  };
}

/** The viewer «Истории»: a press at the left or right half, the arrow keys, or time lead on; holding stops the time. */
export function StoriesDialog({ modal: { kind, storyId } }: StoriesDialogProps) {
  const emit = useEmit();
  const stories = useSelect(selectStories);
  const close = () => emit('modal/dismissed', { kind });
  const { place, turn, next, previous } = useViewer(stories, storyId, close);
  const { isHeld, listeners, unlessHeld } = useHold();
  const [isPaused, setIsPaused] = useState(false);
  useArrowKeys(next, previous);
  const story = place && stories[place.story];
  const slide = story?.slides[place?.slide ?? 0];
  return (
    <Dialog title={MODAL_TITLES.stories} isTitleHidden onClose={close} hasCloseButton isDismissable>
      {story && slide && (
        <div
          className={`${styles.viewer} on-lacquer`}
          data-fills-sheet=""
          data-own-foot=""
          data-held={isHeld || isPaused || undefined}
        >
          <StorySlideView story={story} slide={slide} turn={turn} onTimeUp={next} onLeave={close} />
          <span className={styles.pause}>
            <IconButton
              icon={isPaused ? LATER_ICONS.play : LATER_ICONS.pause}
              iconSize={20}
              label="Пауза"
              isPressed={isPaused}
              onClick={() => setIsPaused(!isPaused)}
            />
          </span>
          <button
            type="button"
            className={`${styles.zone} ${styles.back}`}
            aria-label="Предыдущая история"
            onClick={unlessHeld(previous)}
            {...listeners}
          />
          <button
            type="button"
            className={styles.zone}
            aria-label="Следующая история"
            onClick={unlessHeld(next)}
            {...listeners}
          />
        </div>
      )}
    </Dialog>
  );
}
