/** Where the page is shown. */
export interface Device {
  /** Inside the chain's own app, which wraps the site. */
  readonly isApp: boolean;
  /** Of the phone; null where there is no app for it. */
  readonly platform: 'ios' | 'android' | null;
}

/** Nothing is known on the server. */
export const UNKNOWN_DEVICE: Device = { isApp: false, platform: null };

const PLATFORMS = [
  [/Android/i, 'android'],
  [/iPhone|iPad|iPod/i, 'ios'],
] as const;

/** `hasBridge`: the page can talk to the app around it (assumptions, section 5). */
export const deviceOf = (userAgent: string, hasBridge: boolean): Device => ({
  isApp: hasBridge || userAgent.includes('ShopApp/'),
  platform: PLATFORMS.find(([name]) => name.test(userAgent))?.[1] ?? null,
});
