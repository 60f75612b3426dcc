import { useEffect, useState } from 'react';
import type { CartLine } from '../../domain/cart.ts';
import { addedWords } from '../cart/addedWords.ts';
import { TopLayer } from '../dialog/TopLayer.tsx';
import { useStore } from '../store.tsx';
import { announce, onAnnouncement } from './announcements.ts';

/** A dialog that opens by the same press takes the words with it first; what is said before that is lost. */
const AFTER_MOVES_MS = 150;

/** Says what is added to the cart, wherever it is added; nothing is drawn for it. */
function useAddedWords(): void {
  const store = useStore();
  useEffect(() => {
    let before: readonly CartLine[] | null = null;
    const look = () => {
      const { view, cart } = store.state();
      if (!view.isRestored || cart.lines === before) return;
      const words = before && addedWords(before, cart.lines);
      before = cart.lines;
      if (words !== null) announce(words);
    };
    look();
    return store.subscribe(look);
  }, [store]);
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
