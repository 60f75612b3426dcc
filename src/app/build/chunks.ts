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
  Home: 'home',
  Search: 'cards',
  Catalog: 'sections',
  Section: 'sections',
  Product: 'dish',
  Cart: 'order',
};

/** Kinds of pages that show dishes as cards. */
const WITH_CARDS: ReadonlySet<string> = new Set(['home', 'cards', 'sections']);
const LATER = /\/src\/ui\/shell\/LaterParts\.tsx$/;
const WORKING = /\/src\/app\/boot\/working\.ts$/;

/**
 * The file that a module comes in for the sake of pages that a visit begins with: that of the one kind of page that needs
 * it, where several do `cards` for those that show cards, `menu` for all; `state` where only pages without cards and the
 * working layer do; else `working` where that and later pages need it, `later` where what comes after any first page does.
 * Null where none of these does, and where a page or the working layer has it for itself.
 */
export const familyOf = (id: string, modules: Modules): string | null => {
  const asking = askedBy(id, modules);
  const families = new Set(
    asking.flatMap((one) => FIRST_PAGES[/\/src\/pages\/(\w+)\.tsx$/.exec(one)?.[1] ?? ''] ?? []),
  );
  const [only] = families;
  const isOfWork = asking.some((one) => WORKING.test(one));
  if (only === undefined) {
    if (isOfWork) return asking.length > 1 ? 'working' : null;
    return asking.some((one) => LATER.test(one)) ? 'later' : null;
  }
  if (asking.length < 2) return null;
  if (isOfWork && [...families].every((name) => !WITH_CARDS.has(name))) return 'state';
  if (families.size === 1 && !isOfWork) return only;
  return [...families].every((name) => WITH_CARDS.has(name)) ? 'cards' : 'menu';
};

/** What the entry imports, whatever is loaded later. */
const INITIAL: ['$initial'] = ['$initial'];

/** Files in the order in which modules are given to them: each takes along what its modules import and nobody has yet. */
const FAMILIES = ['menu', 'cards', 'state', 'working', 'home', 'sections', 'dish', 'order', 'later'] as const;

/** The families of one build: who asks for a module is looked up once. */
const families = () => {
  const known = new Map<string, string | null>();
  const familyIn = (id: string, modules: Modules): string | null => {
    const family = known.has(id) ? (known.get(id) ?? null) : familyOf(id, modules);
    known.set(id, family);
    return family;
  };
  return FAMILIES.map((name) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (familyIn(id, modules) === name ? name : null),
    priority: 7,
  }));
};

/**
 * How the scripts of one build are cut, the first that fits wins (decisions 0023 and 0030). What the first load needs is two
 * files, by how often they change, and what its page shares with others. What later pages and dialogs share is two: that of
 * dialogs and forms, with React Aria, and all other.
 */
export const chunks = () => [
  { name: 'libraries', tags: INITIAL, test: LIBRARY, priority: 9 },
  { name: 'shop', tags: INITIAL, priority: 8 },
  ...families(),
  {
    debugName: 'shared',
    name: (id: string, modules: Modules) => (DIALOG.test(id) || bringsAria(id, modules) ? null : 'shared'),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'forms', minShareCount: 2, priority: 1 },
];
