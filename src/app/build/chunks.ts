const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
const LIBRARY = /node_modules\//;
const DIALOG = /\/src\/ui\/modals\//;
const ARIA = /node_modules\/(?:react-aria|react-aria-components)\//;

/** As much of the bundler as is asked here. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Whether a module brings React Aria along; `seen` ends circles of the library's own. */
export const bringsAria = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  return ARIA.test(id) || imported.some((one) => bringsAria(one, modules, seen));
};

/** What the entry imports, whatever is loaded later. */
const INITIAL: ['$initial'] = ['$initial'];

/**
 * How the shop's scripts are cut, the first that fits wins (decision 0023). What the first load needs is three files, by how
 * often they change. What pages and dialogs share is two: that of dialogs and forms, with React Aria, and all other.
 */
export const CHUNKS = [
  { name: 'react', tags: INITIAL, test: REACT, priority: 5 },
  { name: 'libraries', tags: INITIAL, test: LIBRARY, priority: 4 },
  { name: 'shop', tags: INITIAL, priority: 3 },
  {
    debugName: 'shared',
    name: (id: string, modules: Modules) => (DIALOG.test(id) || bringsAria(id, modules) ? null : 'shared'),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'forms', minShareCount: 2, priority: 1 },
];
