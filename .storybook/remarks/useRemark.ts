import { useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { saveFile } from '../../src/ui/primitives/saveFile.ts';
import { ASKED, TOLD, type Asked, type Told } from '../events/messages.ts';
import { readRemark, remarkFile, writeRemark, type Remark } from './remark.ts';
import { useFreeFocus } from './freeFocus.ts';
import { useStoryAtRest } from './storyAtRest.ts';
import type { Typed } from './RemarkForm.tsx';

const CANVAS = '#storybook-preview-iframe';

/** The size of the page inside of the canvas, in CSS pixels. */
const screenOf = (): Remark['screen'] => {
  const canvas = document.querySelector<HTMLIFrameElement>(CANVAS);
  return { width: canvas?.clientWidth ?? 0, height: canvas?.clientHeight ?? 0 };
};

const store = (remark: Remark): void => saveFile(remarkFile(remark), writeRemark(remark));

/** Makes a file of a remark and the journal that the canvas has then. */
function useStoringWithJournal(): (remark: Remark, onSaved: () => void) => void {
  const waiting = useRef<{ readonly remark: Remark; readonly onSaved: () => void } | null>(null);
  const emit = useChannel({
    [TOLD]: (told: Told) => {
      if (told.kind !== 'copied' || !waiting.current) return;
      const { remark, onSaved } = waiting.current;
      waiting.current = null;
      store({ ...remark, journal: told.text });
      onSaved();
    },
  });
  return (remark, onSaved) => {
    waiting.current = { remark, onSaved };
    emit(ASKED, { kind: 'copy' } satisfies Asked);
  };
}

interface RemarkDesk {
  /** The story in sight; null where there is none. */
  readonly story: Remark['story'] | null;
  /** It still opens: what it plays, or a dialog that the canvas has not let go of, takes the focus from whoever types, and the workbench would lead back to it. */
  readonly isOpening: boolean;
  /** Makes a file; calls back once it is saved, which waits for the journal where that goes along. */
  readonly save: (typed: Typed, onSaved: () => void) => void;
  /** Takes the text of a file: the canvas shows what it is of. */
  readonly open: (text: string) => void;
  readonly opened: Remark | null;
  /** Why the last file was not opened. */
  readonly problem: string | null;
}

/** Makes a file of a remark, and leads to what the file of another one is of; no server takes part. */
export function useRemark(): RemarkDesk {
  const api = useStorybookApi();
  const [globals, updateGlobals] = useGlobals();
  const [opened, show] = useState<Remark | null>(null);
  const [problem, complain] = useState<string | null>(null);
  const isFocusFree = useFreeFocus();
  const storeWithJournal = useStoringWithJournal();
  /** Waits for its story, and then for the story in its looks: both at once lose one of them. */
  const unplayed = useRef<{ readonly remark: Remark; isDressed: boolean } | null>(null);
  const emit = useChannel({
    [STORY_RENDERED]: (id: string) => {
      const waiting = unplayed.current;
      if (waiting?.remark.story.id !== id) return;
      if (!waiting.isDressed) return dress();
      const { remark } = waiting;
      unplayed.current = null;
      if (remark.journal !== null) emit(ASKED, { kind: 'paste', text: remark.journal } satisfies Asked);
    },
  });
  const data = api.getCurrentStoryData() ?? null;
  const story = data && { id: data.id, title: data.title, name: data.name };
  const save: RemarkDesk['save'] = ({ hasJournal, ...words }, onSaved) => {
    if (!story) return;
    const at = new Date().toISOString();
    const remark: Remark = {
      at,
      story,
      globals: { ...globals },
      screen: screenOf(),
      ...words,
      journal: null,
    };
    if (hasJournal) return storeWithJournal(remark, onSaved);
    store(remark);
    return onSaved();
  };
  const dress = (): void => {
    if (!unplayed.current) return;
    unplayed.current.isDressed = true;
    updateGlobals(unplayed.current.remark.globals);
  };
  const open = (text: string): void => {
    const result = readRemark(text);
    complain(result.ok ? null : result.problem);
    if (!result.ok) return;
    const { remark } = result;
    show(remark);
    unplayed.current = { remark, isDressed: false };
    if (story?.id === remark.story.id) dress();
    else api.selectStory(remark.story.id);
  };
  const atRest = useStoryAtRest();
  const isOpening = story !== null && (!isFocusFree || atRest !== story.id);
  return { story, isOpening, save, open, opened, problem };
}
