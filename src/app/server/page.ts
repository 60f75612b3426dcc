import type { PublicConfig } from '../boot/config.ts';

/**
 * The answers of the API as they came, unread. `citySlug` names the city they are of: the page's own, or the chain's
 * default one. A version the API did not tell is ''.
 */
export interface PageData {
  readonly citySlug: string;
  readonly cities: unknown;
  readonly settings: unknown;
  readonly catalog: unknown;
  readonly catalogVersion: string;
  readonly settingsVersion: string;
}

/** What a page is made of. Nothing in it tells one customer from another, except the city. */
export interface RenderInput {
  /** Path and the search's `q` only; its origin is SITE_URL, else a name that says nothing. */
  readonly url: URL;
  /** From the path, else from the cookie; always the slug of a city that exists. */
  readonly citySlug: string | null;
  /** Null while the API has never answered. */
  readonly data: PageData | null;
  readonly config: PublicConfig;
}

export interface RenderResult {
  readonly status: number;
  /** Title, description, canonical link, Open Graph, preload links: HTML, already escaped. */
  readonly head: string;
  /** The HTML of the app, to its end. */
  readonly app: Uint8Array;
  /** JSON of what the page has beside the shared state, to embed, with `<` already escaped. */
  readonly state: string;
  /** The question for the city; it begins the body, so that it is open when the page is laid out for the first time. */
  readonly question?: string;
  /** What ends the body: what search engines are told, script elements that never run. */
  readonly data?: string;
  readonly robots?: 'noindex';
  /** Whether its customer may be asked for a proof by the captcha. */
  readonly hasCaptcha?: boolean;
  /** Whether anybody may keep this page. A page with another status than 200 is never kept, whatever this says. */
  readonly isCacheable: boolean;
  /**
   * Source paths of the lazy modules the page used, as in `src/pages/CartPage.tsx`: their style sheets and scripts are
   * then linked in the head, so that the page neither flashes unstyled nor waits for a second round trip.
   */
  readonly modules?: readonly string[];
}

export type Render = (input: RenderInput) => Promise<RenderResult>;

interface FoundPagesInput extends Pick<RenderInput, 'data' | 'config'> {
  readonly citySlug: string;
  readonly origin: string;
}
/** Whole addresses of a city's pages that search engines may find. */
export type SeoPages = (input: FoundPagesInput) => Promise<readonly string[]>;

interface SharedStateInput extends Pick<RenderInput, 'config'> {
  readonly data: PageData;
}
/** JSON of the state that all pages of a city share; for script and other ends of elements it is not safe. */
export type SharedState = (input: SharedStateInput) => Promise<string>;

/** What src/app/server/render.tsx exports. */
export interface Renderer {
  readonly render: Render;
  readonly seoPages: SeoPages;
  readonly sharedState: SharedState;
}
