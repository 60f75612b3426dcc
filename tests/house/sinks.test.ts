import { expect, test } from 'vitest';
import { bareCode, filesAt, isTest, places } from './tree.ts';

/** What makes HTML or code out of a text. */
const SINK =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|srcdoc|srcDoc|dangerouslySetInnerHTML|DOMParser|trustedTypes)\b|\bdocument\.write|\beval\(|\bnew Function\b/;
/** What runs a script by its address: it takes what `scriptUrl` has made. */
const SCRIPT_SINK = /\bserviceWorker\.register\((?!\s*scriptUrl\()|\bscript\.src = (?!scriptUrl\()/;
const GATE = 'src/ports/trustedTypes.ts';

const client = filesAt(/^(src|contracts)\/.*\.tsx?$/).filter((file) => !isTest(file) && file.path !== GATE);

test('only the gate of Trusted Types makes HTML or code out of texts', () => {
  expect(client.flatMap((file) => places(file, bareCode(file.text), SINK))).toEqual([]);
});

test('no script is run by an address that did not pass the gate', () => {
  expect(client.flatMap((file) => places(file, bareCode(file.text), SCRIPT_SINK))).toEqual([]);
});
