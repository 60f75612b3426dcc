import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEET } from '../server/manifest.ts';
import { readManifest } from '../server/modules.ts';
import { declarationsOf, partsOf, rulesOf, type StyleRule } from '../server/styleRules.ts';

const LAYER = /^@layer (?<names>[^{]+)$/;
/** At-rules whose contents are no selectors. */
const NAMED = /^@(?:keyframes|property)\b/;
/** What a selector may begin with that nothing can stand before. */
const TYPE = /^(?:\*|[\w-]+)?/;
/** No element is called that. One id in a selector weighs more than any number of classes. */
const NOBODY = '#_';

const strengthened = (selector: string, ids: number): string => {
  if (ids === 0) return selector;
  const type = TYPE.exec(selector)?.[0] ?? '';
  return `${type}:not(${NOBODY.repeat(ids)})${selector.slice(type.length)}`;
};

const ruleOf = (prelude: string, declarations: readonly string[], ids: number): string =>
  declarations.length === 0
    ? ''
    : `${partsOf(prelude)
        .map((selector) => strengthened(selector.trim(), ids))
        .join(',')}{${declarations.join(';')}}`;

/** The rules of the layer of this place among so many; what is important counts the other way round, as in layers. */
const flat = (rules: readonly StyleRule[], place: number, layers: number): string =>
  rules
    .map(({ prelude, rules: inner, body }) => {
      if (inner !== null) return `${prelude}{${flat(inner, place, layers)}}`;
      if (NAMED.test(prelude)) return `${prelude}{${body}}`;
      if (prelude.startsWith('@')) throw new Error(`The flat sheet knows no ${prelude}`);
      const declarations = declarationsOf(body ?? '').filter((declaration) => declaration !== '');
      const isImportant = (declaration: string): boolean => declaration.endsWith('!important');
      return (
        ruleOf(
          prelude,
          declarations.filter((one) => !isImportant(one)),
          place,
        ) + ruleOf(prelude, declarations.filter(isImportant), layers - place)
      );
    })
    .join('');

/**
 * A built style sheet without `@layer` and `@font-face`, which says the same: what a layer is above another by, a rule is by ids in
 * its selectors that no element has. Chromium lays out every text of a page anew for a sheet with one of the two, which took a phone
 * 100 ms under its first touch; a page's own part has both (decision 0025). Throws at an at-rule that it does not know.
 *
 * @example flattened('@layer a{p{top:0}}@layer b{.x{top:1px}}') // 'p{top:0}.x:not(#_){top:1px}'
 */
export function flattened(css: string): string {
  const rules = rulesOf(css).filter(({ prelude }) => prelude !== '@font-face');
  const namesOf = ({ prelude }: StyleRule): readonly string[] =>
    LAYER.exec(prelude)
      ?.groups?.['names']?.split(',')
      .map((name) => name.trim()) ?? [];
  const layers = [...new Set(rules.flatMap(namesOf))];
  return rules
    .map((rule) => {
      const [name] = namesOf(rule);
      if (name === undefined) return flat([rule], layers.length, layers.length);
      return flat(rule.rules ?? [], layers.indexOf(name), layers.length);
    })
    .join('');
}

/** Makes the sheet of a client's build flat, with a name of its own, and returns it as it was: pages carry parts of that. */
export function flattenSheet(clientDir: string): string {
  const list = join(clientDir, '.vite/manifest.json');
  const manifest = readManifest(list);
  const entry = manifest[SHEET];
  if (entry === undefined) throw new Error(`The build has no ${SHEET}`);
  const layered = readFileSync(join(clientDir, entry.file), 'utf8');
  const sheet = flattened(layered);
  const file = `assets/style-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`;
  rmSync(join(clientDir, entry.file));
  writeFileSync(join(clientDir, file), sheet);
  writeFileSync(list, JSON.stringify({ ...manifest, [SHEET]: { ...entry, file } }, null, 2));
  return layered;
}
