import { useEffect, useRef, useState } from 'react';
import { selectVisibleLines } from '../../slices/cart/lines/selectors.ts';
import { selectIsRestored } from '../../slices/view/selectors.ts';
import { addedWords } from '../cart/addedWords.ts';
import { TopLayer } from '../dialog/TopLayer.tsx';
import { useSelect } from '../store.tsx';
import { announce, onAnnouncement } from './announcements.ts';

/** A dialog that opens by the same press takes the words with it first; what is said before that is lost. */
const AFTER_MOVES_MS = 150;

/** Says what is added to the cart, wherever it is added. */
function useAddedWords(): void {
  const isRestored = useSelect(selectIsRestored);
  const lines = useSelect(selectVisibleLines);
  const before = useRef<typeof lines | null>(null);
  useEffect(() => {
    if (!isRestored) return;
    const words = before.current && addedWords(before.current, lines);
    before.current = lines;
    if (words !== null) announce(words);
  }, [isRestored, lines]);
}

/** What is said and not shown: the region stands from the beginning, or it would not be heard. */
export function Announcements() {
  const [text, setText] = useState('');
  useAddedWords();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAnnouncement((words) => {
      clearTimeout(timer);
      // The same words again are news only after silence.
      setText('');
      timer = setTimeout(() => setText(words), AFTER_MOVES_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return (
    <TopLayer>
      <output className="only-heard">{text}</output>
    </TopLayer>
  );
}
