import { createHash } from 'node:crypto';
import { POLICY_NAME } from '../../ports/trustedTypes.ts';
import type { PublicConfig } from '../boot/config.ts';

export type HeaderTable = Readonly<Record<string, string>>;

/** How long a page may be kept by anybody (specification, section 9, "Caching and versions"). */
export const PAGE_CACHE = 'public, max-age=3600';
/** Errors and pages that depend on who asks are kept by nobody. */
export const NO_STORE = 'no-store';

const YEAR_S = 31_536_000;
/** Web push talks to these two services of Firebase. */
const FIREBASE_ORIGINS = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

const PERMISSIONS = [
  'geolocation=(self)',
  'camera=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'midi=()',
  'display-capture=()',
  'browsing-topics=()',
];

/** Sent with every answer, pages and files alike. No other site shows what is the shop's. */
export const commonHeaders = (config: PublicConfig): HeaderTable => ({
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(config.siteUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_S}` }),
});

/** Paths of the shop's own origin are covered by 'self'. */
const originsOf = (...addresses: readonly (string | null)[]): readonly string[] =>
  addresses.flatMap((address) => URL.parse(address ?? '')?.origin ?? []);

/** `URL.origin` of a `ws:` address is right in Node and browsers alike; only its path is dropped. */
const connectSources = (config: PublicConfig): readonly string[] => [
  ...originsOf(config.apiUrl, config.wsUrl, config.geocoderUrl, config.reportUrl),
  ...(config.firebase === null ? [] : FIREBASE_ORIGINS),
];

const directive = (name: string, ...sources: readonly string[]): string =>
  [name, ...new Set(sources)].join(' ');

/** No text becomes HTML or the address of a script but by the one policy of src/ports/trustedTypes.ts. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", `trusted-types ${POLICY_NAME} default`];

/** What one page may have or do that not all may. */
export interface Allowed {
  /** Hashes of the scripts and sheets that stand in it. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly frames?: readonly string[];
  /** Its customer may be asked for a proof: the captcha may come. */
  readonly hasCaptcha?: boolean;
}
const ANYTHING_INLINE = { scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] };

/** The name under which `Reporting-Endpoints` says where reports go. */
const REPORTS = 'policy';

/** Browsers take the newer way from one secure origin to another only, and some know the older one alone. */
const reportsOf = ({ reportUrl }: PublicConfig): readonly string[] => {
  if (reportUrl === null) return [];
  const address = reportUrl.replaceAll(';', '%3B').replaceAll(',', '%2C');
  return [
    directive('report-uri', address),
    ...(reportUrl.startsWith('https:') ? [directive('report-to', REPORTS)] : []),
  ];
};

/** The source expression that allows this text of a script or a style, and no other. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy. It has no nonces, because pages are cached for everybody: inline is only what its hash names.
 * The development server alone adds inline scripts and styles and leaves Trusted Types out, for hot reload.
 */
export const contentPolicy = (
  config: PublicConfig,
  mode: 'production' | 'development',
  allowed: Allowed = {},
): string => {
  const isDevelopment = mode === 'development';
  const { scripts = [], styles = [] } = isDevelopment ? ANYTHING_INLINE : allowed;
  const captcha = allowed.hasCaptcha ? [config.captchaUrl] : [];
  const frames = [...captcha, ...(allowed.frames ?? [])];
  return [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...captcha, ...scripts),
    directive('style-src', "'self'", ...styles),
    directive('img-src', "'self'", 'data:', ...originsOf(config.apiUrl), ...config.imageOrigins),
    directive('connect-src', "'self'", ...connectSources(config), ...captcha),
    directive('frame-src', ...(frames.length > 0 ? frames : ["'none'"])),
    // The worker for messages is the only one there is.
    directive('worker-src', config.firebase === null ? "'none'" : "'self'"),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'self'"),
    ...(isDevelopment ? [] : TRUSTED_TYPES),
    ...reportsOf(config),
  ].join('; ');
};

/** Pages of /admin alone may open a frame of the shop's own. */
export const framesOf = (path: string): readonly string[] => (/^\/admin(\/|$)/.test(path) ? ["'self'"] : []);

/** The policy of the document in that frame: it may show, and neither ask nor tell. */
export const screenPolicy = (config: PublicConfig, mode: 'production' | 'development'): string =>
  mode === 'development'
    ? contentPolicy(config, mode)
    : [
        directive('default-src', "'none'"),
        directive('script-src', "'self'"),
        directive('style-src', "'self'"),
        directive('font-src', "'self'"),
        directive('img-src', "'self'", 'data:', ...originsOf(config.apiUrl), ...config.imageOrigins),
        directive('connect-src', "'none'"),
        directive('base-uri', "'none'"),
        directive('form-action', "'none'"),
        directive('frame-ancestors', "'self'"),
        ...TRUSTED_TYPES,
      ].join('; ');

/** Sent with every page, whatever its status. */
export const pageHeaders = (config: PublicConfig, mode: 'production' | 'development'): HeaderTable => ({
  ...commonHeaders(config),
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentPolicy(config, mode),
  'permissions-policy': PERMISSIONS.join(', '),
  'cross-origin-opener-policy': 'same-origin',
  ...(config.reportUrl?.startsWith('https:') && {
    'reporting-endpoints': `${REPORTS}="${config.reportUrl}"`,
  }),
});
