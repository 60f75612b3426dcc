/** Greetings that the customer has closed: the information by the hash of its text, the one of 8 March at all. */
export interface SeenGreetings {
  readonly information: string | null;
  readonly march: boolean;
}

export interface GreetingsState {
  readonly seen: SeenGreetings;
  /** Hash of the information text that was on the screen last. */
  readonly shownInformation: string | null;
}

export const initialGreetings: GreetingsState = {
  seen: { information: null, march: false },
  shownInformation: null,
};
