import * as z from 'zod/mini';

const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.optional(z.string()),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
});

/** What became of the mutants of one file; those that could not run at all are not counted. */
export interface FileScore {
  readonly path: string;
  readonly mutants: number;
  readonly killed: number;
  /** Mutants that no test noticed, as "line 12: replacement". */
  readonly survivors: readonly string[];
}

/** The files that are mutated, by what their rules are about. The list in stryker.config.json is the same. */
export const THEMES: Readonly<Record<string, readonly string[]>> = {
  totals: of('src/domain', 'totals money lineIdentity productPrice'),
  'order placing': [
    ...of(
      'src/slices/cart/placing',
      'requests payment gaps press provisional underWay reducer rules shown unpaid unsettled effects effects.sending',
    ),
    'src/slices/order/rules.ts',
    'src/domain/orderStatus.ts',
    'src/domain/orderRetry.ts',
  ],
  cart: [
    ...of('src/slices/cart', 'reducer rules settling'),
    ...of('src/slices/cart/lines', 'adding editing line repeating rules validation reducer'),
  ],
  promo: [
    ...of('src/slices/promo', 'effects reducer rules'),
    ...of('src/slices/cart/gifts', 'gifts'),
    ...of('src/slices/cart/coupons', 'calculation effects reducer rules'),
  ],
  delivery: [
    ...of('src/slices/cart/receiving', 'serviceLines judging reducer rules'),
    'src/domain/geometry.ts',
    ...of('src/slices/city', 'reducer rules'),
  ],
  'work time': of('src/domain', 'workTime day'),
  slots: of('src/domain', 'slots'),
  phone: of('src/domain', 'phone'),
  plural: of('src/domain', 'plural'),
  address: ['src/domain/address.ts', ...of('src/slices/address', 'reducer rules')],
  likes: of('src/slices/catalog', 'reducer rules'),
  reconnect: [
    ...of('src/ports', 'live heartbeat retrying'),
    'src/domain/retry.ts',
    'src/slices/untilAnswered.ts',
  ],
  tabs: of(
    'src/app/tabs',
    'clock hearing orderFence savedShape storedSlices syncStep syncTurn writeStep writeTurn',
  ),
};

function of(folder: string, names: string): readonly string[] {
  return names.split(' ').map((name) => `${folder}/${name}.ts`);
}

/** Where a wrong sum or a second order could come from: here every mutant must be noticed. */
export const WITHOUT_SURVIVORS = [
  'src/domain/totals.ts',
  'src/slices/cart/placing/press.ts',
  'src/slices/cart/placing/requests.ts',
  'src/slices/cart/placing/reducer.ts',
  'src/slices/cart/placing/effects.sending.ts',
  'src/slices/cart/placing/rules.ts',
] as const;

/** Part of the mutants, in percent, that the tests must notice over all files. */
const LEAST_SCORE = 90;

const KILLED = new Set(['Killed', 'Timeout']);
/** What was left out counts as well: nobody has shown that a test would notice it. */
const SURVIVED = new Set(['Survived', 'NoCoverage', 'Ignored']);

/** Reads the JSON report of Stryker (mutation-testing-report-schema), worst file first; throws on any other text. */
export function scoresOf(text: string): readonly FileScore[] {
  const { files } = report.parse(JSON.parse(text));
  const scores = Object.entries(files).map(([path, { mutants }]) => {
    const survived = mutants.filter(({ status }) => SURVIVED.has(status));
    const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
    const survivors = survived.map(
      ({ location, mutatorName, replacement }) =>
        `line ${location.start.line}: ${replacement ?? mutatorName}`,
    );
    return { path, mutants: killed + survived.length, killed, survivors };
  });
  return scores.toSorted((a, b) => b.survivors.length - a.survivors.length || (a.path < b.path ? -1 : 1));
}

const total = (scores: readonly FileScore[], of: (score: FileScore) => number): number =>
  scores.reduce((sum, score) => sum + of(score), 0);

export const percentOf = (scores: readonly FileScore[]): number => {
  const mutants = total(scores, (score) => score.mutants);
  return (100 * total(scores, (score) => score.killed)) / Math.max(1, mutants);
};

/** What is not as it must be, in words; nothing when the run is good. */
export function complaintsOf(scores: readonly FileScore[]): readonly string[] {
  const percent = percentOf(scores);
  const missing = WITHOUT_SURVIVORS.filter((path) => !scores.some((score) => score.path === path));
  const survivors = WITHOUT_SURVIVORS.flatMap((path) =>
    (scores.find((score) => score.path === path)?.survivors ?? []).map((each) => `${path}, ${each}`),
  );
  return [
    ...(percent < LEAST_SCORE
      ? [`${percent.toFixed(1)} % killed, at least ${LEAST_SCORE} % are wanted`]
      : []),
    ...missing.map((path) => `${path} was not mutated`),
    ...survivors.map((each) => `${each}: no mutant may survive here`),
  ];
}

/** The rows of the table in docs/mutation.md; a theme of which nothing was mutated has none. */
export const tableOf = (scores: readonly FileScore[]): string =>
  Object.entries(THEMES)
    .map(([theme, paths]) => [theme, scores.filter(({ path }) => paths.includes(path))] as const)
    .filter(([, own]) => own.length > 0)
    .map(([theme, own]) => {
      const mutants = total(own, (score) => score.mutants);
      const killed = total(own, (score) => score.killed);
      return `| ${theme} | ${mutants} | ${mutants - killed} | ${percentOf(own).toFixed(1)} % |`;
    })
    .join('\n');

/** Every mutant that no test noticed, one a line. */
export const survivorsOf = (scores: readonly FileScore[]): readonly string[] =>
  scores.flatMap(({ path, survivors }) => survivors.map((each) => `${path}, ${each}`));
