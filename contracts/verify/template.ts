import { isStateName, states } from '../states.ts';

const handlerOf = (name: string): string => {
  if (!isStateName(name))
    return `  // A name that this version of the kit does not list.\n  '${name}': async () => ({}),`;
  const { sentence, names, values } = states[name];
  const parameters = names.length === 0 ? '' : `{ ${names.join(', ')} }`;
  const answered = values.map((value) => `${value}: ''`).join(', ');
  return `  // ${sentence}\n  '${name}': async (${parameters}) => (${answered === '' ? '{}' : `{ ${answered} }`}),`;
};

/** Handlers to paste and fill in, one for each state that the provider lacks: parameters, what it means, what it answers. */
export const templateOf = (names: readonly string[]): string =>
  ['const states = {', ...names.map(handlerOf), '};'].join('\n');
