import type { Plugin } from 'vite';

const ROUTER = /react-router[\\/]dist[\\/](?:development|production)[\\/]chunk-\w+\.mjs$/;

/** A component's name for React's tools, and the context of a class, written to it afterwards. Lines stay, for the map of the sources. */
const NAMES = /^\w+\.displayName = ".*";$/gm;
const CONTEXTS = /^(\w+)\.contextType = (\w+);$/gm;

const withContext = (code: string, name: string, context: string): string =>
  code.replace(
    new RegExp(`^(var ${name} = class extends .*\\{)$`, 'm'),
    `$1 static contextType = ${context};`,
  );

/**
 * The same code, where a bundler sees that what nobody asks for may go: nothing is written to a component after it is made,
 * and contexts and components are made by calls that only make.
 */
export const shakeable = (code: string): string =>
  [...code.matchAll(CONTEXTS)]
    .reduce((changed, [, name = '', context = '']) => withContext(changed, name, context), code)
    .replaceAll(CONTEXTS, '')
    .replaceAll(NAMES, '')
    .replaceAll(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new (?:URL|Set|WeakMap)\(|Object\.getOwnPropertyNames\()/gm,
      '$1/* @__PURE__ */ ',
    );

/**
 * Lets the build leave out what the shop does not use of react-router, which is one module for all that it can do: loaders,
 * fetchers, forms, a framework (decision 0030). The budgets of `npm run size` tell when a new layout makes this do nothing.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({ code: shakeable(code), map: null }),
  },
});
