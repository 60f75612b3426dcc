/** What a person wants to see of a report. */
export interface Asked {
  readonly file: string;
  /** Events from the first on, counted as the listing counts them; null: all. */
  readonly until: number | null;
  /** Write code instead of the listing. */
  readonly to: (typeof CASES)[number] | null;
  /** An expression over the state that holds in the report and should not. */
  readonly wrong: string | null;
  /** Names the first event after which this expression over the state holds. */
  readonly bisect: string | null;
  /** The menu of the chain, as `GET catalog` answers it; null: the demo's. */
  readonly catalog: string | null;
  readonly isWithState: boolean;
}

export const USAGE = `npm run replay -- FILE [options]

  --until N          only the first N events
  --state            the whole state after the last event, as JSON
  --bisect 'EXPR'    the first event after which EXPR holds, such as 'cart.lines.length === 0'
  --to test          a given/when/then case for tests/replay/cases, its last event as what happens
  --to story         the customer's screen after the last event, for stories/90-Reports
  --to journey       what they pressed, by role and name, for tests/e2e/reports
  --wrong 'EXPR'     what the reporter says was wrong: test and journey are red as long as it comes out so
  --catalog FILE     the menu that the report was made with (the answer of GET catalog); else the demo's`;

const VALUED = ['--until', '--bisect', '--catalog', '--to', '--wrong'] as const;
const BARE = ['--state'] as const;
const CASES = ['test', 'story', 'journey'] as const;

type Valued = (typeof VALUED)[number];
const isValued = (word: string): word is Valued => VALUED.some((flag) => flag === word);
const isBare = (word: string): boolean => BARE.some((flag) => flag === word);

const readUntil = (text: string | undefined): number | null | string => {
  if (text === undefined) return null;
  const until = Number(text);
  return Number.isSafeInteger(until) && until >= 0 ? until : `--until takes a number of events, not ${text}`;
};

const readTo = (text: string | undefined): Asked['to'] | Error => {
  if (text === undefined) return null;
  return CASES.find((name) => name === text) ?? new Error(`--to writes ${CASES.join(', ')}, not ${text}`);
};

/** Reads the arguments of `npm run replay`; a text says what is wrong with them. */
export function readAsked(words: readonly string[]): Asked | string {
  const values = new Map<Valued, string>();
  const files: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const value = words[at + 1];
    if (isValued(word)) {
      if (value === undefined) return `${word} takes a value`;
      values.set(word, value);
      at += 1;
    } else if (!word.startsWith('--')) files.push(word);
    else if (!isBare(word)) return `There is no ${word}`;
  }
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return 'Name one file';
  const until = readUntil(values.get('--until'));
  if (typeof until === 'string') return until;
  const to = readTo(values.get('--to'));
  if (to instanceof Error) return to.message;
  if (to === 'story' && values.has('--wrong'))
    return 'A story only shows: --wrong goes with test and journey';
  return {
    file,
    until,
    to,
    wrong: values.get('--wrong') ?? null,
    bisect: values.get('--bisect') ?? null,
    catalog: values.get('--catalog') ?? null,
    isWithState: words.includes('--state'),
  };
}
