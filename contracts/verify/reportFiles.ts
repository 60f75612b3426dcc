import type { Asked } from './arguments.ts';
import { LEVELS, type Outcome } from './check.ts';
import { countsOf, isKept } from './report.ts';
import type { Report } from './verify.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for XML and HTML; what XML cannot hold goes. */
const written = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
    // oxlint-disable-next-line no-control-regex -- XML knows no other
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '�');

const detailsOf = ({ reasons, sentence, repeat, states }: Outcome): string =>
  [
    ...reasons,
    sentence,
    ...(states.length > 0 ? [`states: ${states.join('; ')}`] : []),
    `again: ${repeat}`,
  ].join('\n');

const caseOf = (outcome: Outcome): string => {
  const { name, level, operation, result, reasons } = outcome;
  const head = `    <testcase classname="${level}.${operation ?? 'all'}" name="${written(name)}"`;
  if (result === 'passed') return `${head}/>`;
  const inside =
    result === 'failed'
      ? `<failure message="${written(reasons[0] ?? '')}">${written(detailsOf(outcome))}</failure>`
      : `<skipped message="${written([result, ...reasons].join(': '))}"/>`;
  return `${head}>${inside}</testcase>`;
};

/** The report as JUnit's XML, as build servers read it: a suite for each level. */
export const junitOf = ({ checks }: Report): string => {
  const suites = LEVELS.flatMap((level) => {
    const own = checks.filter((check) => check.level === level);
    if (own.length === 0) return [];
    const { failed, notChosen, notApplicable, skipped } = countsOf(own);
    const counts = `tests="${own.length}" failures="${failed}" skipped="${notChosen + notApplicable + skipped}"`;
    return [`  <testsuite name="${level}" ${counts}>`, ...own.map(caseOf), '  </testsuite>'];
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join(
    '\n',
  );
};

const STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #8884}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.3rem 0}.failed{font-weight:700;color:#c22}';

const ORDER = ['failed', 'skipped', 'notApplicable', 'notChosen', 'passed'];

const rowOf = (outcome: Outcome): string =>
  `<tr><td class="${outcome.result}">${outcome.result}</td><td>${outcome.level}</td><td>${outcome.operation ?? ''}</td>` +
  `<td>${written(outcome.name)}${outcome.result === 'passed' ? '' : `<pre>${written(detailsOf(outcome))}</pre>`}</td></tr>`;

/** The report as one page without anything beside it. */
export const htmlOf = ({ checks, beyond }: Report, { url }: Asked): string => {
  const counts = countsOf(checks);
  const rows = checks.toSorted((a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result)).map(rowOf);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Contract of «Журавль»</title>',
    `<style>${STYLE}</style><h1>${written(url)} ${isKept(counts) ? 'keeps' : 'breaks'} the contract</h1>`,
    `<p>${written(
      Object.entries(counts)
        .map(([result, count]) => `${count} ${result}`)
        .join(', '),
    )}</p>`,
    `<table><tr><th>result<th>level<th>operation<th>check</tr>${rows.join('')}</table>`,
    `<h2>Beyond the contract, not judged</h2><ul>${beyond.map((place) => `<li>${written(place)}</li>`).join('')}</ul></html>\n`,
  ].join('\n');
};
