import type { Change } from './changes/change.ts';
import type { Judged } from './judge.ts';
import type { Verdict } from './kit.ts';

const share = (part: number, whole: number): string =>
  `${whole === 0 ? '–' : ((part / whole) * 100).toFixed(1)} %`;

const isAs =
  (verdict: Verdict) =>
  ({ judgement }: Judged): boolean =>
    judgement.verdict === verdict;

/** How many of each kind of change got the verdict, and which did not. */
export function tableOf(title: string, verdict: Verdict, judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ change }) => change.operator))];
  const rows = kinds.map((kind) => {
    const own = judged.filter(({ change }) => change.operator === kind);
    return `| ${kind} | ${own.length} | ${own.filter(isAs(verdict)).length} |`;
  });
  const right = judged.filter(isAs(verdict)).length;
  const others = judged.filter((each) => !isAs(verdict)(each));
  return [
    `## ${title}: ${right} of ${judged.length} ${verdict}, ${share(right, judged.length)}`,
    '',
    `| kind | changes | ${verdict} |`,
    '| --- | ---: | ---: |',
    ...rows,
    '',
    ...others.map(
      ({ change, judgement }) => `- not ${verdict}: ${describe(change)}${whyOf(judgement.failures)}`,
    ),
    '',
  ].join('\n');
}

const describe = (change: Change): string =>
  'hurts' in change
    ? `${change.operator}, ${change.name} (${change.hurts})`
    : `${change.operator}, ${change.name} («${change.allowedBy.text}», ${change.allowedBy.document})`;

const MOST_NAMES = 2;

const whyOf = (failures: Judged['judgement']['failures']): string => {
  if (failures.length === 0) return '';
  const names = failures.slice(0, MOST_NAMES).map(({ name }) => name);
  const rest = failures.length > MOST_NAMES ? ` and ${failures.length - MOST_NAMES} more` : '';
  return ` — ${names.join('; ')}${rest}`;
};
