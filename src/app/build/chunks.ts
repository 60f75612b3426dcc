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
/** What comes right behind a page that is alive: its clock and connection, and the effects of a page at rest. */
export const WORKING_FILE = 'working';
const WORKING = /\/src\/app\/boot\/working\.ts$/;
/** What a page says by itself. */
const LATER = /\/src\/(?:ui\/shell\/LaterParts\.tsx|app\/navigation\/title\.ts)$/;
/** What comes to a page when somebody does more than look. */
const ORDERING = /\/src\/app\/boot\/ordering\.ts$/;
const COVER = /\/src\/ui\/shell\/CoverParts\.tsx$/;

/** The file that a module comes in where no page that a visit begins with needs it. */
const fileOfLater = (asking: readonly string[]): string | null => {
  const isOf = (what: RegExp): boolean => asking.some((one) => what.test(one));
  if (isOf(WORKING)) return WORKING_FILE;
  if (isOf(LATER)) return 'later';
  if (asking.length < 2) return null;
  if (isOf(ORDERING)) return 'ordering';
  return isOf(COVER) ? 'cover' : null;
};

/**
 * The file that a module comes in for the sake of pages that a visit begins with: that of the one kind of page that needs
 * it, where several do `cards` for those that show cards, `menu` for all; `state` where only pages without cards and what
 * every page comes to have do. Else that of the earliest that needs it: `working`, `later`, `ordering`, `cover`. Null where
 * none of these does, and where a page, ordering or what lies over a page has it for itself.
 */
export const familyOf = (id: string, modules: Modules): string | null => {
  const asking = askedBy(id, modules);
  const families = new Set(
    asking.flatMap((one) => FIRST_PAGES[/\/src\/pages\/(\w+)\.tsx$/.exec(one)?.[1] ?? ''] ?? []),
  );
  const [only] = families;
  if (only === undefined) return fileOfLater(asking);
  if (asking.length < 2) return null;
  const isOfAll = asking.some((one) => WORKING.test(one) || LATER.test(one));
  const isOfCards = [...families].every((name) => WITH_CARDS.has(name));
  if (isOfAll) return [...families].some((name) => WITH_CARDS.has(name)) ? 'menu' : 'state';
  if (families.size === 1) return only;
  return isOfCards ? 'cards' : 'menu';
};

/** The way to the order, which is fetched ahead, what is told of one, and the journal's keeper, which every shop has. */
const ON_WAY =
  /\/src\/(?:pages\/(?:Checkout|Complete)|ui\/(?:product\/OpenProduct|order\/PlacedOrder|modals\/(?:Modifiers|Auth|DeliveryChoice|Address|Restaurants|Time)Dialog)|app\/boot\/keeping)\.tsx?$/;
/** What a closed shop says, wherever it says it. */
const CLOSED = /\/src\/ui\/(?:closed\/|modals\/WorkTime)/;
const MAP = /\/src\/ui\/map\/CityMap\.tsx$/;

/** Dialogs and forms, and their looks, which the bundler would else have fetched with them from another file. */
const isOfForms = (id: string, modules: Modules): boolean =>
  DIALOG.test(id) ||
  bringsAria(id, modules) ||
  (id.endsWith('.css') &&
    (modules.getModuleInfo(id)?.importers ?? []).some((one) => bringsAria(one, modules)));

/** In the order in which they take along what their modules import. */
const SHARED = ['closed', 'shared', 'map', 'aside'] as const;

/** The file of what later pages and dialogs share. */
export const sharedFile = (id: string, modules: Modules): (typeof SHARED)[number] => {
  const asking = askedBy(id, modules);
  if (asking.every((one) => CLOSED.test(one))) return 'closed';
  if (asking.some((one) => ON_WAY.test(one))) return 'shared';
  return asking.some((one) => MAP.test(one)) ? 'map' : 'aside';
};

/** What the entry imports, whatever is loaded later. */
const INITIAL: ['$initial'] = ['$initial'];

/** Files in the order in which modules are given to them: each takes along what its modules import and nobody has yet. */
const FAMILIES = `menu cards state ${WORKING_FILE} home sections dish order later ordering cover`.split(' ');

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
 * files, by how often they change, and what its page shares with others. What later pages and dialogs share is four: that of
 * dialogs and forms, with React Aria, what a closed shop says, what the way to the order needs, what a map is drawn with, and
 * all other.
 */
export const chunks = () => [
  { name: 'libraries', tags: INITIAL, test: LIBRARY, priority: 9 },
  { name: 'shop', tags: INITIAL, priority: 8 },
  ...families(),
  ...SHARED.map((file, index) => ({
    debugName: file,
    name: (id: string, modules: Modules) =>
      isOfForms(id, modules) || sharedFile(id, modules) !== file ? null : file,
    minShareCount: 2,
    priority: 2 + SHARED.length - index,
  })),
  { name: 'forms', minShareCount: 2, priority: 1 },
];
