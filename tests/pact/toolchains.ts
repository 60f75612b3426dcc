import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageName } from '../../contracts/init/languages.ts';
import { installPackages, which } from '../run/machine.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Toolchain {
  /** Programs, and libraries by their paths, that compile and start a skeleton. */
  readonly needs: readonly string[];
  /** Debian's packages that have them. */
  readonly packages: readonly string[];
}

const MONO = '/usr/lib/mono/4.5';

const TOOLCHAINS: Readonly<Record<LanguageName, Toolchain>> = {
  go: { needs: ['go'], packages: ['golang-go'] },
  java: { needs: ['java', 'javac'], packages: ['default-jdk-headless'] },
  kotlin: { needs: ['kotlinc', 'java'], packages: ['kotlin', 'default-jdk-headless'] },
  php: { needs: ['php'], packages: ['php-cli'] },
  csharp: {
    needs: ['mcs', 'mono', `${MONO}/System.Runtime.Serialization.dll`, `${MONO}/System.Xml.Linq.dll`],
    packages: ['mono-mcs', 'libmono-system-runtime-serialization4.0-cil', 'libmono-system-xml-linq4.0-cil'],
  },
  python: { needs: ['python3'], packages: ['python3'] },
  // This very test runs on it.
  node: { needs: [], packages: [] },
};

const missing = (name: LanguageName): readonly string[] =>
  TOOLCHAINS[name].needs.filter((need) => (isAbsolute(need) ? !existsSync(need) : which(need) === null));

/** Gets what compiles and starts a language's skeleton; null, or what is not here and why. */
export const obtainToolchain = async (name: LanguageName): Promise<string | null> => {
  if (missing(name).length === 0) return null;
  const refusal = await installPackages(ROOT, TOOLCHAINS[name].packages);
  const still = missing(name);
  return still.length === 0 ? null : `${still.join(', ')} is not here (${refusal ?? 'no package has it'})`;
};
