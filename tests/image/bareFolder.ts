import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import type { Instruction, Stage } from './dockerfile.ts';

/** A stage as a folder: its root, where its commands run, and their variables. */
interface Place {
  readonly root: string;
  workdir: string;
  readonly variables: Record<string, string>;
}

const inside = (place: Place, path: string): string => join(place.root, resolve(place.workdir, path));

/** As in the image: its Node comes first, and of this machine only what npm needs to find its packages. */
const environmentOf = ({ root, variables }: Place): NodeJS.ProcessEnv => ({
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
  HOME: root,
  npm_config_userconfig: process.env['npm_config_userconfig'] ?? join(homedir(), '.npmrc'),
  npm_config_cache: process.env['npm_config_cache'] ?? join(homedir(), '.npm'),
  ...(process.env['npm_config_registry'] && { npm_config_registry: process.env['npm_config_registry'] }),
  ...variables,
});

/** A bare folder has none of the image's users: whose a file is becomes whether it is there. */
const OWNERS = 'chown() { test -e "$2"; }';

const run = async (place: Place, command: string): Promise<void> => {
  const child = spawn('/bin/sh', ['-c', `${OWNERS}\n${command}`], {
    cwd: inside(place, '.'),
    env: environmentOf(place),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`"${command}" ended with ${child.exitCode}`);
};

/** A folder's content goes into the target; a file into a folder, or under the target's name. */
const copy = (source: string, target: string, isFolder: boolean): void => {
  if (statSync(source).isDirectory()) cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  else cpSync(source, isFolder ? join(target, basename(source)) : target);
};

interface Building {
  /** What the build is given: the tree. */
  readonly context: string;
  readonly places: ReadonlyMap<string, Place>;
}

const follow = async (instruction: Instruction, place: Place, building: Building): Promise<void> => {
  if (instruction.kind === 'env') place.variables[instruction.name] = instruction.value;
  if (instruction.kind === 'run') await run(place, instruction.command);
  if (instruction.kind === 'workdir') {
    place.workdir = instruction.path;
    mkdirSync(inside(place, '.'), { recursive: true });
  }
  if (instruction.kind !== 'copy') return;
  const { from, sources, to } = instruction;
  const root = from === null ? building.context : building.places.get(from)?.root;
  if (root === undefined) throw new Error(`There is no stage "${from}"`);
  mkdirSync(to.endsWith('/') ? inside(place, to) : dirname(inside(place, to)), { recursive: true });
  for (const source of sources) copy(join(root, source), inside(place, to), to.endsWith('/'));
};

export interface Image {
  /** Where the last stage stands. */
  readonly root: string;
  /** Starts a command of the image. */
  readonly start: (command: readonly string[], variables: Readonly<Record<string, string>>) => ChildProcess;
  readonly remove: () => void;
}

/** Carries out the steps of every stage, each in an empty folder: no container, no other system, only the steps. */
export async function carryOut(stages: readonly Stage[], context: string): Promise<Image> {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  const places = new Map<string, Place>();
  let last: Place = { root: folder, workdir: '/', variables: {} };
  for (const [index, { name, instructions }] of stages.entries()) {
    last = { root: join(folder, name ?? String(index)), workdir: '/', variables: {} };
    mkdirSync(last.root);
    for (const instruction of instructions) await follow(instruction, last, { context, places });
    if (name !== null) places.set(name, last);
  }
  const image = last;
  return {
    root: inside(image, '.'),
    start: ([program = '', ...words], variables) =>
      spawn(program, words, {
        cwd: inside(image, '.'),
        env: { ...environmentOf(image), ...variables },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
