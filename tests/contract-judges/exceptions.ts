/** What a judge's recommended rule finds and the contract stays as it is, with the reason. */
export interface Exception {
  readonly judge: 'redocly' | 'spectral' | 'spectralOfLive' | 'asyncapi';
  readonly rule: string;
  /** Where alone it may be found: the places that begin so. */
  readonly at: readonly string[];
  readonly why: string;
}

const SPECIFIED_SLASH = 'The specification names these two addresses with a slash at the end (section 7).';
const NO_LICENCE =
  'The kit is given to the team behind the API and licensed to nobody (package.json: UNLICENSED).';
const NO_CONTACT =
  'Who answers for the API on the side of the shop is not specified, and an invented address would be worse.';

const OLD_VERSION = 'More readers know 3.0 than 3.1, and nothing of 3.1 is needed.';

const PUBLIC_READS = [
  'storage/version',
  'setting/version',
  'setting/SETTINGS_VERSION',
  'setting/STORE_VERSION',
  'setting/MOBILE_APP_VERSION',
  'setting',
  'catalog',
  'city/',
] as const;

export const EXCEPTIONS: readonly Exception[] = [
  {
    judge: 'redocly',
    rule: 'no-path-trailing-slash',
    at: ['/paths//api/v1/city/', '/paths//api/v1/address/'],
    why: SPECIFIED_SLASH,
  },
  {
    judge: 'redocly',
    rule: 'operation-4xx-response',
    at: PUBLIC_READS.map((path) => `/paths//api/v1/${path}/get/responses`),
    why: 'Public reads without parameters: no refusal of them is agreed, and the client takes any as a call that failed.',
  },
  { judge: 'redocly', rule: 'info-license', at: ['/info'], why: NO_LICENCE },
  {
    judge: 'spectral',
    rule: 'path-keys-no-trailing-slash',
    at: ['/paths//api/v1/city/', '/paths//api/v1/address/'],
    why: SPECIFIED_SLASH,
  },
  { judge: 'spectral', rule: 'info-contact', at: ['/info'], why: NO_CONTACT },
  { judge: 'spectralOfLive', rule: 'asyncapi-info-contact', at: ['/info'], why: NO_CONTACT },
  { judge: 'spectralOfLive', rule: 'asyncapi-info-license', at: ['/info'], why: NO_LICENCE },
  { judge: 'spectralOfLive', rule: 'asyncapi-latest-version', at: ['/asyncapi'], why: OLD_VERSION },
  { judge: 'asyncapi', rule: 'asyncapi-latest-version', at: ['/asyncapi'], why: OLD_VERSION },
];
