/** What a Dockerfile says, as far as this project's own one goes. */
export type Instruction =
  | {
      readonly kind: 'copy';
      readonly from: string | null;
      readonly sources: readonly string[];
      readonly to: string;
    }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'workdir'; readonly path: string }
  | { readonly kind: 'env'; readonly name: string; readonly value: string };

export interface Stage {
  /** Null for the last one, which is the image. */
  readonly name: string | null;
  readonly base: string;
  readonly instructions: readonly Instruction[];
  readonly user: string | null;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

type Building = { -readonly [Key in keyof Stage]: Stage[Key] } & { instructions: Instruction[] };

/** One line per instruction: comments go, continued lines are joined. */
const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const wordsIn = (json: string): readonly string[] => {
  const words: unknown = JSON.parse(json);
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  throw new Error(`${json} is no list of words`);
};

const copyOf = (rest: string): Instruction => {
  const words = rest.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null;
  const paths = words.filter((word) => !word.startsWith('--'));
  return { kind: 'copy', from, sources: paths.slice(0, -1), to: paths.at(-1) ?? '.' };
};

const envOf = (rest: string): Instruction => {
  const at = rest.indexOf('=');
  return { kind: 'env', name: rest.slice(0, at), value: rest.slice(at + 1) };
};

/** How each word of a Dockerfile changes the stage; any other word fails, so that nothing is passed over in silence. */
const READERS: Readonly<Record<string, (stage: Building, rest: string) => void>> = {
  COPY: (stage, rest) => void stage.instructions.push(copyOf(rest)),
  RUN: (stage, rest) => void stage.instructions.push({ kind: 'run', command: rest }),
  WORKDIR: (stage, rest) => void stage.instructions.push({ kind: 'workdir', path: rest }),
  ENV: (stage, rest) => void stage.instructions.push(envOf(rest)),
  EXPOSE: () => undefined,
  USER(stage, rest) {
    stage.user = rest;
  },
  CMD(stage, rest) {
    stage.command = wordsIn(rest);
  },
  HEALTHCHECK(stage, rest) {
    stage.healthCheck = wordsIn(rest.replace(/^.*\bCMD /, ''));
  },
};

const stageOf = (rest: string): Building => {
  const [base = '', , name = null] = rest.split(/\s+/);
  return { name, base, instructions: [], user: null, command: [], healthCheck: [] };
};

/** The stages of a Dockerfile in their order. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: Building[] = [];
  for (const line of linesOf(text)) {
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      stages.push(stageOf(rest));
      continue;
    }
    const [stage, read] = [stages.at(-1), READERS[word]];
    if (!stage || !read) throw new Error(`Unknown in this place: ${line}`);
    read(stage, rest);
  }
  return stages;
}
