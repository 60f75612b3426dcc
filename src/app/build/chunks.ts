const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
const LIBRARY = /node_modules\//;
const DIALOG = /\/src\/ui\/modals\//;
const ARIA = /node_modules\/(?:react-aria|react-aria-components)\//;

/** As much of the bundler as is asked here. */
interface Modules {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Whether a module brings React Aria along; `seen` ends circles of the library's own. */
export const bringsAria = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  return ARIA.test(id) || imported.some((one) => bringsAria(one, modules, seen));
};

/** The pages and dialogs, each loaded when it is asked for, that cannot do without a module. */
const askedBy = (id: string, modules: Modules): readonly string[] => {
  const seen = new Set([id]);
  for (const one of seen)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return [...seen].filter((one) => (modules.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0);
};

/** The pages that a visit may well begin with, by what they share with others. */
const FIRST_PAGES: Readonly<Record<string, string>> = {
  Home: 'menu',
  Search: 'menu',
  Catalog: 'sections',
  Section: 'sections',
  Product: 'dish',
  Cart: 'order',
};

const WORKING = /\/src\/app\/boot\/working\.ts$/;

/**
 * The file that a module shares with others for the sake of pages that a visit begins with: that of the one kind of page
 * that needs it, or `menu` where several kinds do or the working layer does, too; `working` where only that and later
 * pages need it.
 * Null where neither such a page nor the working layer needs it, or nobody else.
 */
export const familyOf = (id: string, modules: Modules): string | null => {
  const asking = askedBy(id, modules);
  if (asking.length < 2) return null;
  const isOfWork = asking.some((one) => WORKING.test(one));
  const families = new Set(
    asking.flatMap((one) => FIRST_PAGES[/\/src\/pages\/(\w+)\.tsx$/.exec(one)?.[1] ?? ''] ?? []),
  );
  const [only] = families;
  if (isOfWork) return only ? 'menu' : 'working';
  return families.size > 1 ? 'menu' : (only ?? null);
};

const family = (name: string, priority: number) => ({
  debugName: name,
  name: (id: string, modules: Modules) => (familyOf(id, modules) === name ? name : null),
  priority,
});

/** What the entry imports, whatever is loaded later. */
const INITIAL: ['$initial'] = ['$initial'];

/**
 * How the shop's scripts are cut, the first that fits wins (decision 0023). What the first load needs is three files, by how
 * often they change, and what its page shares with others one or two. What later pages and dialogs share is two: that of
 * dialogs and forms, with React Aria, and all other.
 */
export const CHUNKS = [
  { name: 'react', tags: INITIAL, test: REACT, priority: 9 },
  { name: 'libraries', tags: INITIAL, test: LIBRARY, priority: 8 },
  { name: 'shop', tags: INITIAL, priority: 7 },
  family('menu', 6),
  family('sections', 5),
  family('dish', 4),
  family('order', 3),
  family('working', 2.5),
  {
    debugName: 'shared',
    name: (id: string, modules: Modules) => (DIALOG.test(id) || bringsAria(id, modules) ? null : 'shared'),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'forms', minShareCount: 2, priority: 1 },
];
