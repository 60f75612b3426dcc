import type { Asked } from './arguments.ts';

const word = (text: string): string =>
  /^[\w:/.@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The command that runs nothing but one check. */
export const repeatOf = (
  { url, statesUrl, liveUrl, timeoutMs, only }: Asked,
  { check }: { readonly check?: string },
): string =>
  [
    'npx zhuravl-contract verify',
    `--url ${word(url)}`,
    ...(statesUrl === null ? [] : [`--states-url ${word(statesUrl)}`]),
    ...(liveUrl === null ? [] : [`--live ${word(liveUrl)}`]),
    ...(timeoutMs === 10_000 ? [] : [`--timeout ${timeoutMs / 1000}`]),
    ...(check === undefined ? [] : [`--check ${word(check)}`]),
    ...(check === undefined && only !== null ? [`--only ${only}`] : []),
  ].join(' ');
