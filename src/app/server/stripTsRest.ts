import type { Plugin } from 'vite';

const CORE = /@ts-rest[\\/]core[\\/]index\.esm\.mjs$/;
const START = 'var util;';
const LAST_STATEMENT = 'var z = /*#__PURE__*/Object.freeze({';
/** Any property and any call of it give another such thing, which is all that the module's own top level asks of zod 3. */
const STAND_IN =
  'const standIn = () => new Proxy(() => standIn(), { get: (_target, key) => (key === "then" ? undefined : standIn()) });' +
  'const z = /*#__PURE__*/ standIn();';

/** The code without the inlined zod 3; null when the layout of the bundle is not the known one. */
export const withoutInlinedZod = (code: string): string | null => {
  const start = code.indexOf(START);
  const last = code.indexOf(LAST_STATEMENT, start);
  const end = code.indexOf('});', last);
  if (start < 0 || last < 0 || end < 0) return null;
  return code.slice(0, start) + STAND_IN + code.slice(end + 3);
};

/**
 * Cuts the whole of zod 3 out of the ts-rest client, where only deprecated helpers use it: 12 kB less in the first load.
 * A new layout of that file fails the build, so that nobody ships the difference unseen.
 */
export const stripTsRest = (): Plugin => ({
  name: 'strip-ts-rest',
  enforce: 'pre',
  transform: {
    filter: { id: CORE },
    handler(code) {
      const stripped = withoutInlinedZod(code);
      return stripped === null
        ? this.error('The bundle of @ts-rest/core has a new layout: adapt withoutInlinedZod')
        : { code: stripped, map: null };
    },
  },
});
