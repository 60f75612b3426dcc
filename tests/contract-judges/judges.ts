import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../run/child.ts';
import type { Ended } from '../run/outcome.ts';
import type { Exception } from './exceptions.ts';
import { JUDGES } from './install.ts';

/** What a judge has found. */
export interface Finding {
  readonly judge: Exception['judge'];
  readonly rule: string;
  /** `/paths//api/v1/city//get` */
  readonly at: string;
  readonly message: string;
}

/** A program of the judges' own package, which tells nobody of its use. */
export const runJudge = (command: readonly string[]): Promise<Ended> =>
  runChild(command, {
    root: JUDGES,
    environment: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  });

/** The JSON among what a program prints. */
const jsonIn = (output: string, opening: '{' | '['): unknown =>
  JSON.parse(output.slice(output.indexOf(opening), output.lastIndexOf(opening === '{' ? '}' : ']') + 1));

interface RedoclyReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

/** Redocly CLI with its recommended rules. */
export const askRedocly = async (document: string): Promise<readonly Finding[]> => {
  const { output } = await runJudge([
    'redocly',
    'lint',
    document,
    '--extends=recommended',
    '--format=json',
    '--max-problems=1000',
  ]);
  return (jsonIn(output, '{') as RedoclyReport).problems.map(({ ruleId, message, location }) => ({
    judge: 'redocly',
    rule: ruleId,
    at: (location[0]?.pointer ?? '').slice(1).replaceAll('~1', '/').replaceAll('~0', '~'),
    message,
  }));
};

interface SpectralFinding {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

const askSpectralBy = async (
  document: string,
  rules: string,
  judge: Exception['judge'],
): Promise<readonly Finding[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'spectral-'));
  try {
    const ruleset = join(folder, 'rules.yaml');
    writeFileSync(ruleset, `extends: ["${rules}"]\n`);
    const words = ['--ruleset', ruleset, '--format', 'json', '--quiet'];
    const { output } = await runJudge(['spectral', 'lint', document, ...words]);
    return (jsonIn(output, '[') as readonly SpectralFinding[]).map(({ code, message, path }) => ({
      judge,
      rule: code,
      at: `/${path.join('/')}`,
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

type Ask = (document: string) => Promise<readonly Finding[]>;

/** Spectral with its recommended rules for OpenAPI. */
export const askSpectral: Ask = (document) => askSpectralBy(document, 'spectral:oas', 'spectral');

/** Spectral with its recommended rules for AsyncAPI. */
export const askSpectralOfLive: Ask = (document) =>
  askSpectralBy(document, 'spectral:asyncapi', 'spectralOfLive');

interface Parsed {
  readonly document: object | undefined;
  readonly diagnostics: readonly SpectralFinding[];
}
interface AsyncApi {
  readonly Parser: new () => { readonly parse: (text: string) => Promise<Parsed> };
}

/** The parser of AsyncAPI's makers, with its rules; a document that cannot be parsed is a finding. */
export const askAsyncApi = async (document: string): Promise<readonly Finding[]> => {
  const { Parser } = createRequire(join(JUDGES, 'package.json'))('@asyncapi/parser') as AsyncApi;
  const { document: parsed, diagnostics } = await new Parser().parse(readFileSync(document, 'utf8'));
  const found = diagnostics.map(({ code, message, path }): Finding => ({
    judge: 'asyncapi',
    rule: code,
    at: `/${path.join('/')}`,
    message,
  }));
  return parsed
    ? found
    : [...found, { judge: 'asyncapi', rule: 'unreadable', at: '', message: 'no document' }];
};
