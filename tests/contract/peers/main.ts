import { alternatives } from '../allowed/all.ts';
import { generated, handwritten } from '../breaking/all.ts';
import { chosen } from '../breaking/chosen.ts';
import type { Change } from '../changes/change.ts';
import { askKit } from '../kit.ts';
import { stacked, type Call, type MakeLayer } from '../layers/layer.ts';
import { tokenOf, withToken } from '../layers/people.ts';
import { serveLayers, type ServedLayers } from '../layers/serve.ts';
import { exchanges } from '../visit/exchanges.ts';
import { observe, prepared } from '../visit/observe.ts';
import { documentOf } from './document.ts';
import { tools, type Tool } from './tools.ts';

/**
 * The same changes beside other tools: `node tests/contract/peers/main.ts [STEP]`. Every STEP-th change (by default the 16th) is
 * put before each tool, with a document about the one call of its operation that succeeds; the judge sets the states for them.
 */
const STEP = Number(process.argv[2] ?? 16);
/** So many operations further is the next one whose unchanged answer is shown to all. */
const OPERATIONS_STEP = 3;

/** Sends the token of a call along with whatever comes without one: the tools cannot know it. */
const inSession =
  (call: Call): MakeLayer =>
  () => {
    const token = tokenOf(call);
    return { call: (other, next) => next(token === null ? other : withToken(other, token)) };
  };

const opinionOf = async (tool: Tool, served: ServedLayers, change: Change): Promise<boolean | null> => {
  const exchange = exchanges.find(({ operation }) => operation === change.only);
  const example = observed.find(({ operation }) => operation === change.only);
  if (exchange === undefined || example === undefined) return null;
  await served.wear(() => ({}));
  const call = await prepared(served, exchange);
  served.change(stacked(inSession(call), change.make));
  return tool.accepts(documentOf(call, example), served.url);
};

const kitAccepts = async (served: ServedLayers, change: Change): Promise<boolean> => {
  await served.wear(change.make);
  const only = change.only === null ? {} : { only: change.only };
  return (await askKit({ ...served, ...only })).verdict === 'accepted';
};

const word = (accepts: boolean | null): string => (accepts === null ? '–' : accepts ? 'accepts' : 'rejects');

const everyNth = <Item>(items: readonly Item[], step = STEP): readonly Item[] =>
  items.filter((_, index) => index % step === 0);

const served = await serveLayers();
const unchanged = exchanges.map(({ operation }): Change => ({
  name: `${operation}: unchanged`,
  operator: 'none',
  only: operation,
  make: () => ({}),
  hurts: '',
}));
const observed = await observe(served);
const kinds: readonly (readonly [string, readonly Change[]])[] = [
  ['the reference provider', everyNth(unchanged, OPERATIONS_STEP)],
  ['allowed', everyNth(alternatives)],
  ['breaking, by operators', everyNth(chosen(generated(observed)))],
  ['breaking, by hand', everyNth(handwritten)],
];
const present: Tool[] = [];
for (const tool of tools) {
  const absence = await tool.absence();
  if (absence === null) present.push(tool);
  else console.log(`${tool.name}: ${absence}`);
}
const names = ['the kit', ...present.map(({ name }) => name)];
const rows: string[] = [];
for (const [kind, changes] of kinds) {
  const accepted = names.map(() => 0);
  for (const change of changes) {
    const opinions: (boolean | null)[] = [await kitAccepts(served, change)];
    for (const tool of present) opinions.push(await opinionOf(tool, served, change));
    for (const [index, accepts] of opinions.entries())
      if (accepts) accepted[index] = (accepted[index] ?? 0) + 1;
    rows.push(`| ${kind} | ${change.name} | ${opinions.map(word).join(' | ')} |`);
    console.error(rows.at(-1));
  }
  console.log(
    `${kind}: ${changes.length} services; ${names.map((name, index) => `${name} accepts ${accepted[index]}`).join(', ')}`,
  );
}
console.log(
  [
    '',
    `| kind | change | ${names.join(' | ')} |`,
    `| --- | --- |${names.map(() => ' --- |').join('')}`,
    ...rows,
  ].join('\n'),
);
await served.close();
