import { CITY_QUESTION, takeAway } from '../../../ui/dialog/earlyDialog.ts';

/** Kept until the store has it: whoever has answered is not asked again on the next page. */
export const ANSWERED_KEY = 'shop:cityAnswered';

/** What was answered: a city of the dialog; '' where it was closed, which keeps the page's own. */
export type CityAnswer = string;

export interface EarlyQuestion {
  /**
   * Hands over what was answered before the shop came to life, on this page or the one before it (null: not here), and from now
   * on what is answered while the shop's own dialog is not there yet.
   */
  readonly take: (tell: (answer: CityAnswer | null) => void) => void;
}

declare global {
  interface Window {
    /** Made by the first script of the page. */
    earlyQuestion?: EarlyQuestion;
  }
}

export interface QuestionPage {
  readonly document: Pick<Document, 'getElementById' | 'querySelector'>;
  /** Resolves when all that is behind the question is there. */
  readonly parsed: Promise<void>;
  /** Throws where it is denied. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Leads to another page. */
  readonly go: (address: string) => void;
}

const isAnsweredIn = (memory: QuestionPage['memory']): boolean => {
  try {
    return memory().getItem(ANSWERED_KEY) !== null;
  } catch {
    return false;
  }
};

const note = (memory: QuestionPage['memory'], isAnswered: boolean): void => {
  try {
    if (isAnswered) memory().setItem(ANSWERED_KEY, '1');
    else memory().removeItem(ANSWERED_KEY);
  } catch {
    // A browser without a memory asks on each page.
  }
};

/** The button of the answer leads to the page in its city; that of the page's own city leads nowhere. */
const addressOf = (dialog: HTMLDialogElement): string =>
  dialog.querySelector<HTMLElement>(`[value="${dialog.returnValue}"]:not([aria-current])`)?.dataset['to'] ??
  '';

/** Opens the dialog that the server has sent with the page; what is behind it is hidden from assistive tools, too. */
const open = (dialog: HTMLDialogElement, { document, parsed }: QuestionPage, onAnswer: () => void): void => {
  dialog.addEventListener('close', () => {
    takeAway(document, CITY_QUESTION);
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    onAnswer();
  });
  dialog.showModal();
  const hide = (): void => {
    if (dialog.open) document.getElementById('app')?.setAttribute('aria-hidden', 'true');
  };
  void parsed.then(hide);
};

/**
 * Asks for the city where none was chosen, without the shop's code. Opening a dialog lays out all that stands in the page by then,
 * so the script stands right behind the question and before the app.
 */
export function askEarly(page: QuestionPage, hasChosenCity: boolean): EarlyQuestion {
  const { document, memory, go } = page;
  let answer: CityAnswer | null = null;
  let listener: ((answer: CityAnswer | null) => void) | null = null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- src/ui/modals/CityQuestion.tsx
  const dialog = document.getElementById(CITY_QUESTION) as HTMLDialogElement | null;
  if (dialog && !hasChosenCity && !isAnsweredIn(memory))
    open(dialog, page, () => {
      answer = dialog.returnValue;
      if (listener) return listener(answer);
      note(memory, true);
      const address = addressOf(dialog);
      if (address !== '') go(address);
    });
  return {
    take(tell) {
      listener = tell;
      if (answer !== null || isAnsweredIn(memory)) tell(answer);
      note(memory, false);
    },
  };
}
