/**
 * The layers of code, from the first: what makes a press work, what a guest's page at rest works with, what comes once
 * somebody asks for it or is fetched ahead, what comes with its own place alone.
 */
type Layer = 'working' | 'asked for' | 'in its place';

/** Modules that must not come with a page before their layer. */
export interface LaterCode {
  readonly pattern: RegExp;
  readonly layer: Layer;
}

/** By what it is called; the dialog of the first visit is measured with that visit. */
export const LATER: Readonly<Record<string, LaterCode>> = {
  dialogs: {
    pattern:
      /^src\/ui\/(?:modals|[a-z]+)\/(?!Failed|Awaited|Native|Plain)\w+Dialog\.tsx$|^src\/ui\/modals\/modalTitles\.ts$/,
    layer: 'asked for',
  },
  'React Aria’s overlays and fields': {
    pattern: /^node_modules\/react-aria(?:-components)?\//,
    layer: 'asked for',
  },
  firebase: { pattern: /^node_modules\/(?:@?firebase)\/|^src\/ports\/firebase\.ts$/, layer: 'asked for' },
  geocoder: { pattern: /^src\/ports\/geocoder\.ts$/, layer: 'asked for' },
  captcha: { pattern: /^src\/ports\/captcha/, layer: 'asked for' },
  'the journal’s export and keeping': {
    pattern:
      /^src\/app\/journal\/(?:journalFile|journalParts|journalUpcasts|journalVersions|keeper|keptBounds|keptPages|readJournal|report)\.ts$/,
    layer: 'asked for',
  },
  zod: { pattern: /^node_modules\/zod\//, layer: 'asked for' },
  'the contract’s schemas': {
    pattern: /^contracts\/(?!paths\.ts$)|^node_modules\/@ts-rest\//,
    layer: 'asked for',
  },
  'readers of the wire': {
    pattern: /^src\/ports\/(?:api\.ts$|writers\/|readers\/(?!version|frame|losses|wellFormed))/,
    layer: 'asked for',
  },
  'the customer’s slices': {
    pattern:
      /^src\/slices\/(?:app\.ts$|(?:address|auth|promo|user)\/(?:rules|effects|saved)\.ts$|cart\/.*(?:rules|effects.*|saved)\.ts$)/,
    layer: 'asked for',
  },
  'the sharing of tabs': {
    pattern: /^src\/app\/tabs\/(?:join|sync|persist|messages)\.ts$/,
    layer: 'asked for',
  },
  'the map': {
    pattern:
      /^src\/ui\/map\/(?:CityMap|Marks|Words|Zones|mapWords|looks|outline|cityBase)\.tsx?$|^src\/ui\/modals\/AddressMap\.tsx$|^src\/domain\/map/,
    layer: 'in its place',
  },
  'what is told of a placed order': {
    pattern: /^src\/ui\/order\/(?:PlacedOrder|OrderOnWay|Flight|Ordered|Destination|OrderMap|Caller)\.tsx$/,
    layer: 'in its place',
  },
  'RxJS, Immer and effects': {
    pattern: /^node_modules\/(?:rxjs|immer)\/|^src\/slices\/.*effects\.ts$/,
    layer: 'working',
  },
};
