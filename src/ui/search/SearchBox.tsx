import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from '../navigating.ts';
import { selectSearch } from '../../slices/catalog/selectors.ts';
import { useEarlierText } from '../fields/useEarlierInput.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import styles from './search-box.module.css';

const TYPING_PAUSE_MS = 150;

export interface SearchBoxProps {
  readonly placeholder: string;
  /** The results are in sight: the box shows what they are of. */
  readonly isSearchPage: boolean;
}

/** The typed text. It follows the state where something else changed that, but never takes away what is being typed. */
function useTypedText(isSearchPage: boolean) {
  const search = useSelect(selectSearch);
  const shown = isSearchPage ? search : '';
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(shown);
  const [isTyping, setIsTyping] = useState(false);
  if (known !== shown) {
    setKnown(shown);
    if (!isTyping) setText(shown);
  }
  const type = (typed: string) => {
    setText(typed);
    setIsTyping(true);
  };
  return { text, type, rest: () => setIsTyping(false) };
}

/** Tells of a search after a pause in the typing, and shows its page. */
function useSearching(isSearchPage: boolean, rest: () => void) {
  const emit = useEmit();
  const navigate = useNavigate();
  const path = useCityPath();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    rest();
    emit('catalog/searchTyped', { text });
    const isEmpty = text.trim() === '';
    if (isEmpty && !isSearchPage) return;
    const page = path('catalog/search');
    const query = isEmpty ? '' : `?${new URLSearchParams({ q: text }).toString()}`;
    // The address is the search's before its page is on the screen.
    navigate(page + query, { replace: isSearchPage || location.pathname === page });
  };
  const searchSoon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), TYPING_PAUSE_MS);
  };
  return { search, searchSoon };
}

/** The search over the menu. Before the page is alive the form itself leads to the results. */
export function SearchBox({ placeholder, isSearchPage }: SearchBoxProps) {
  const path = useCityPath();
  const { text, type, rest } = useTypedText(isSearchPage);
  const { search, searchSoon } = useSearching(isSearchPage, rest);
  const change = (typed: string) => {
    type(typed);
    searchSoon(typed);
  };
  const box = useEarlierText<HTMLInputElement>(text, change);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    <search>
      <form className={styles.search} action={path('catalog/search')} onSubmit={submit}>
        <Icon name="search" size={20} />
        <input
          ref={box}
          type="search"
          name="q"
          aria-label="Поиск по меню"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      </form>
    </search>
  );
}
