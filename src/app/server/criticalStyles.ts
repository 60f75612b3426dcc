import { declarationsOf, partsOf, rulesOf, type StyleRule } from './styleRules.ts';

/** What only a pointer, a search that is typed, or a page that is alive brings about: they bring the whole sheet, too. */
const OF_PERSON =
  /:(?:hover|active)(?![\w-])|::-webkit-search|::view-transition|\[data-(?:exiting|react-aria-pressable)\]/;
/** Alternatives and exceptions: what they name need not be there. */
const FUNCTION = /:(?:is|where|not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const ATTRIBUTE = ' class=';
const KEYFRAMES = /^@keyframes (.+)$/;
const MOTION = /animation(?:-name)?:([^;}]+)/g;
const PROPERTY = /var\((--[\w-]+)/g;
/** The order of the layers stands in the layers themselves: an empty one keeps its place. */
const LAYER = /^@layer\b/;

/** Where a value without quotes ends. */
const bareEnd = (markup: string, start: number): number => {
  const tagEnd = markup.indexOf('>', start);
  const space = markup.indexOf(' ', start);
  return space >= 0 && space < tagEnd ? space : tagEnd;
};

/** The classes that stand in a markup. A page of the menu says the same few thousands of times: each text of them is read once. */
export const classesIn = (markup: string): ReadonlySet<string> => {
  const texts = new Set<string>();
  for (let at = markup.indexOf(ATTRIBUTE); at >= 0; at = markup.indexOf(ATTRIBUTE, at + 1)) {
    const start = at + ATTRIBUTE.length;
    texts.add(
      markup[start] === '"'
        ? markup.slice(start + 1, markup.indexOf('"', start + 1))
        : markup.slice(start, bareEnd(markup, start)),
    );
  }
  return new Set([...texts].flatMap((text) => text.split(' ')));
};

const isWanted = (selector: string, present: ReadonlySet<string>): boolean => {
  const demanded = selector.replaceAll(FUNCTION, '');
  return (
    !OF_PERSON.test(demanded) && [...demanded.matchAll(CLASS)].every(([, name = '']) => present.has(name))
  );
};

/** The sheet again; `ofRule` says what of a rule without inner ones is left. */
const rewritten = (rules: readonly StyleRule[], ofRule: (rule: StyleRule) => string): string =>
  rules
    .map((rule) => {
      const { prelude, rules: inner } = rule;
      if (inner === null) return ofRule(rule);
      const text = rewritten(inner, ofRule);
      return text === '' && !LAYER.test(prelude) ? '' : `${prelude}{${text}}`;
    })
    .join('');

const whole = ({ prelude, body }: StyleRule): string =>
  body === null ? `${prelude};` : `${prelude}{${body}}`;

const ofPresent =
  (present: ReadonlySet<string>) =>
  (rule: StyleRule): string => {
    if (rule.prelude.startsWith('@')) return whole(rule);
    const selectors = partsOf(rule.prelude).filter((selector) => isWanted(selector, present));
    return selectors.length === 0 ? '' : whole({ ...rule, prelude: selectors.join(',') });
  };

/** Motions and properties that a sheet asks for by name. */
const namesIn = (css: string): ReadonlySet<string> =>
  new Set([
    ...[...css.matchAll(MOTION)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
    ...[...css.matchAll(PROPERTY)].map(([, name = '']) => name),
  ]);

const ofNames =
  (names: ReadonlySet<string>) =>
  (rule: StyleRule): string => {
    const motion = KEYFRAMES.exec(rule.prelude)?.[1];
    if (motion !== undefined && !names.has(motion)) return '';
    if (rule.prelude.startsWith('@') || rule.body?.includes('--') !== true) return whole(rule);
    const kept = declarationsOf(rule.body).filter(
      (declaration) => !declaration.startsWith('--') || names.has(declaration.split(':')[0] ?? ''),
    );
    return kept.length === 0 ? '' : whole({ ...rule, body: kept.join(';') });
  };

/** Without what nothing in it asks for; what only that asked for goes with it. */
const withoutUnasked = (css: string): string => {
  const left = rewritten(rulesOf(css), ofNames(namesIn(css)));
  return left.length < css.length ? withoutUnasked(left) : left;
};

/**
 * The part of a style sheet that a page needs before anybody touches it: the rules whose classes stand in its markup, in their
 * order, and what they ask for by name. The whole sheet, which comes later, says the same again and changes nothing of it.
 */
export const createCriticalStyles = (sheet: string): ((present: ReadonlySet<string>) => string) => {
  const rules = rulesOf(sheet);
  return (present) => withoutUnasked(rewritten(rules, ofPresent(present)));
};
