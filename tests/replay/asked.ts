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

export const USAGE = `npm run -s replay -- FILE [options]

  --until N          only the first N events
  --state            the whole state after the last event, as JSON
  --bisect 'EXPR'    the first event after which EXPR holds, such as 'cart.lines.length === 0'
  --to test          a given/when/then case for tests/replay/cases, its last event as what happens
  --to story         the customer's screen after the last event, for stories/90-Reports
  --to journey       what they pressed, by role and name, for tests/e2e/reports
  --wrong 'EXPR'     what the reporter says was wrong: test and journey are red as long as it comes out so; they
                     end with the event that brought it about, unless --until names another
  --catalog FILE     the menu that the report was made with (the answer of GET catalog); else the demo's

EXPR is JavaScript over the state: the slices and the selectors by their names, the whole as state, such as
'selectTotals(state).goods === 39900' (kopecks).`;

const VALUED = ['--until', '--bisect', '--catalog', '--to', '--wrong'] as const;
const BARE = ['--state'] as const;
const CASES = ['test', 'story', 'journey'] as const;

type Flag = (typeof VALUED)[number] | (typeof BARE)[number];
type Given = ReadonlyMap<Flag, string>;
const isOneOf = <F extends Flag>(flags: readonly F[], word: string): word is F =>
  flags.some((flag) => flag === word);

/** The flags with their values, and the files. */
function taken(
  words: readonly string[],
): { readonly given: Given; readonly files: readonly string[] } | string {
  const given = new Map<Flag, string>();
  const files: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const value = words[at + 1];
    if (isOneOf([...VALUED, ...BARE], word) && given.has(word)) return `${word} stands twice`;
    if (isOneOf(VALUED, word)) {
      if (value === undefined || value.trim() === '') return `${word} takes a value`;
      given.set(word, value);
      at += 1;
    } else if (isOneOf(BARE, word)) given.set(word, '');
    else if (word.startsWith('--')) return `There is no ${word}`;
    else files.push(word);
  }
  return { given, files };
}

/** What of these does not go together, in words. */
function clash(given: Given): string | null {
  const to = given.get('--to');
  if (given.has('--wrong') && to === 'story') return 'A story only shows: --wrong goes with test and journey';
  if (given.has('--wrong') && to === undefined) return '--wrong goes with --to test and --to journey';
  const answers = (['--to', '--bisect', '--state'] as const).filter((flag) => given.has(flag));
  return answers.length > 1 ? `One answer at a time: ${answers.join(' or ')}` : null;
}

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
  const all = taken(words);
  if (typeof all === 'string') return all;
  const { given, files } = all;
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return 'Name one file';
  const until = readUntil(given.get('--until'));
  if (typeof until === 'string') return until;
  const to = readTo(given.get('--to'));
  if (to instanceof Error) return to.message;
  return (
    clash(given) ?? {
      file,
      until,
      to,
      wrong: given.get('--wrong') ?? null,
      bisect: given.get('--bisect') ?? null,
      catalog: given.get('--catalog') ?? null,
      isWithState: given.has('--state'),
    }
  );
}
