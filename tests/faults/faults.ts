/** What may happen to a call, in the words of the table. */
const TITLES = {
  offline: 'offline',
  reset: 'connection reset',
  silence: 'no answer',
  401: '401',
  403: '403',
  404: '404',
  409: '409',
  '422 said': '422 with message',
  422: '422',
  429: '429, Retry-After',
  503: '503, Retry-After',
  500: '500',
  '502 html': '502 HTML',
  '200 html': '200 HTML',
  '200 empty': '200 empty',
  '200 cut': '200 truncated',
  '200 leaf': '200, one wrong leaf',
  '200 big': '200 of 5 MB',
} as const;

export type FaultName = `${keyof typeof TITLES}`;

/**
 * How the shop takes it: nobody was heard, nobody answers, a status that is no success, a success that cannot be read at
 * all, one of which a part cannot be read, and one that is only large.
 */
type Kind = 'unheard' | 'silent' | 'status' | 'unreadable' | 'leaf' | 'big';

export interface Fault {
  readonly name: FaultName;
  readonly title: string;
  readonly kind: Kind;
  /** Null where no answer comes. */
  readonly status: number | null;
  /** What the server says to the customer. */
  readonly message: string | null;
  /** The same question may be answered some minutes later (assumptions, section 7, "what the shop reads of the customer"). */
  readonly mayPass: boolean;
}

/** The words of a server that gives some. */
const SAID = 'Так не получится: проверьте, что вы ввели';

const KINDS: Readonly<Partial<Record<FaultName, Kind>>> = {
  offline: 'unheard',
  reset: 'unheard',
  silence: 'silent',
  '200 html': 'unreadable',
  '200 empty': 'unreadable',
  '200 cut': 'unreadable',
  '200 leaf': 'leaf',
  '200 big': 'big',
};

const isFaultName = (name: string): name is FaultName => name in TITLES;

const faultOf = (name: FaultName): Fault => {
  const kind = KINDS[name] ?? 'status';
  const status = kind === 'unheard' || kind === 'silent' ? null : Number.parseInt(name, 10);
  const mayPass = status === null || status === 429 || status >= 500;
  return {
    name,
    title: TITLES[name],
    kind,
    status,
    message: name === '422 said' ? SAID : null,
    mayPass,
  };
};

const ORDER: readonly string[] = ['offline', 'reset', 'silence'];
/** Object keys that are numbers come first; the table begins with what has no status. */
const rank = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/** Every fault of the matrix once. */
export const FAULTS: readonly Fault[] = Object.keys(TITLES)
  .filter(isFaultName)
  .toSorted((one, other) => rank(one) - rank(other))
  .map(faultOf);
