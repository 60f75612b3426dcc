/** What the server tells the page about the world outside (assumptions, section 1). Nothing here is secret. */
export interface PublicConfig {
  /** In front of `/api/v1`; '' means the shop's own origin. */
  readonly apiUrl: string;
  /** The live connection; '' means `/ws` of the shop's own origin. */
  readonly wsUrl: string;
  /** The public origin for canonical links; null means that there are none. */
  readonly siteUrl: string | null;
  /** The whole endpoint of the geocoder; it may be a path of the shop's own origin. */
  readonly geocoderUrl: string;
  /** Further origins that pictures may come from, beside the shop's and the API's. */
  readonly imageOrigins: readonly string[];
  /** The web push configuration with its `vapidKey`; null switches web push off. */
  readonly firebase: Readonly<Record<string, unknown>> | null;
  /** Name of the global list that analytics pushes into. */
  readonly analytics: string;
  /** Where errors that nobody caught are posted; null means that reports are only saved or copied. */
  readonly reportUrl: string | null;
  /** Origin of the captcha script. */
  readonly captchaUrl: string;
}
