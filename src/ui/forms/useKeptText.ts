import { useCallback, useEffect, useRef, useState } from 'react';

/** A pause after which what was typed counts as said, in ms. */
const PAUSE_MS = 1_000;

/** What a text field needs of `useKeptText`. */
export interface KeptText {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/**
 * A text that is the field's own while it is typed, and is kept when the field is left, after a pause of a second, before
 * any press on the page and when the page goes. So neither the rest of the page nor another tab follows each key, and nothing
 * typed is lost.
 */
export function useKeptText(kept: string, keep: (text: string) => void): KeptText {
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef({ typed, keep });
  useEffect(() => {
    pending.current.keep = keep;
  });
  const flush = useCallback(() => {
    const { typed: text, keep: tell } = pending.current;
    if (text === null) return;
    pending.current.typed = null;
    tell(text);
    setTyped(null);
  }, []);
  const isTyping = typed !== null;
  useEffect(() => {
    if (!isTyping) return undefined;
    // In the capturing phase: before a button acts on what is kept, and before storage is written for the last time.
    const stopping = new AbortController();
    const before = { capture: true, signal: stopping.signal };
    document.addEventListener('click', flush, before);
    document.addEventListener('visibilitychange', flush, before);
    addEventListener('pagehide', flush, before);
    return () => stopping.abort();
  }, [isTyping, flush]);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, flush]);
  useEffect(() => flush, [flush]);
  const onChange = (text: string) => {
    pending.current.typed = text;
    setTyped(text);
  };
  return { value: typed ?? kept, onChange, onBlur: flush };
}
