import { operations, type Operation } from '../operations.ts';
import { liveTypes } from './asyncApi.ts';
import { corsRules } from './corsRules.ts';
import { partOf, type JsonObject } from './json.ts';
import { anchor, blocks, code, link } from './markdown.ts';
import { groupTexts, openApi, templateOf, type Source } from './openApi.ts';
import { alternativesSection } from './pageAlternatives.ts';
import { liveSection } from './pageLive.ts';
import { operationSection } from './pageOperation.ts';
import { commonParameters } from './pageParameters.ts';
import { statesSection } from './pageStates.ts';
import { schemasSection } from './pageTypes.ts';

const groupOf = ({ name }: Operation): string => name.split('.')[0] ?? name;
const operationsOf = (group: string): readonly Operation[] =>
  operations.filter((operation) => groupOf(operation) === group);
const groupAnchor = (group: string): string => `group-${group}`;

const contentsLine = ({ name, route, metadata }: Operation): string =>
  `  - ${link(name, name)} ${code(`${route.method} ${route.path}`)}${metadata.assumed ? ' (assumed)' : ''}`;

const contents = (): string =>
  [
    '## Contents',
    '',
    `- ${link('What holds for every call', 'rules')}`,
    ...Object.entries(groupTexts).flatMap(([group, text]) => [
      `- ${link(text, groupAnchor(group))}`,
      ...operationsOf(group).map(contentsLine),
    ]),
    `- ${link('Live connection', 'live')}: ${liveTypes.map((type) => link(type, `live-${type}`)).join(', ')}`,
    `- ${link('Schemas', 'schemas')}`,
    `- ${link('Alternatives', 'alternatives')}`,
    `- ${link('Provider states', 'states')}`,
  ].join('\n');

const listed = (names: readonly string[]): string => names.map(code).join(', ');

const rules = (document: JsonObject): string =>
  blocks(
    `${anchor('rules')}\n## What holds for every call`,
    [
      `- The addresses begin with the back end’s origin. Bodies are JSON in UTF-8, both ways.`,
      `- **Bearer token**: ${code('required')} answers 401 without a valid one, ${code('optional')} reads it where it is there, ${code('none')} ignores it.`,
      `- **Safe to repeat**: the client may send the same request again after a time-out or a failed connection.`,
      `- **Phone in the address**: keep such an address out of logs.`,
      `- **Refusals** carry ${code('{"message": "…"}')}, plain text for the customer; without it the client shows a text of its own.`,
      `- **Assumed**: the specification does not show it. Confirm or correct it.`,
      `- **CORS** (assumed): a browser of another origin has to be allowed the methods ${listed(corsRules.methods)} and the headers ${listed(corsRules.requestHeaders)}, and to read ${listed(corsRules.exposedHeaders)}.`,
    ].join('\n'),
    'Every call may carry these headers:',
    commonParameters(document),
  );

const describedIn = (document: JsonObject, { route }: Operation): JsonObject =>
  partOf(partOf(partOf(document, 'paths'), templateOf(route.path)), route.method.toLowerCase());

const groupSection = (group: string, text: string, { source, document }: Page): string =>
  blocks(
    `${anchor(groupAnchor(group))}\n## ${text}`,
    ...operationsOf(group).map((operation) =>
      operationSection(operation, {
        described: describedIn(document, operation),
        document,
        examples: source.examples.filter((example) => example.operation === operation.name),
      }),
    ),
  );

interface Page {
  readonly source: Source;
  readonly document: JsonObject;
}

/** The whole API on one page, for the team that writes the service. */
export const apiPage = (source: Source): string => {
  const page: Page = { source, document: openApi(source) };
  const text = blocks(
    '# The API of «Журавль»',
    `Version ${source.version}. Generated from the contract by ${code('npm run contracts')}; the same in formats for machines: ${code('openapi.json')} and ${code('asyncapi.yaml')} of the contract.`,
    contents(),
    rules(page.document),
    ...Object.entries(groupTexts).map(([group, about]) => groupSection(group, about, page)),
    liveSection(),
    schemasSection(page.document),
    alternativesSection(),
    statesSection(),
  );
  return `${text}\n`;
};
