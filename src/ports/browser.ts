import { deviceOf, type Device } from '../domain/device.ts';

/** Where the page is shown just now. */
export const presentDevice = (): Device => deviceOf(navigator.userAgent, 'ReactNativeWebView' in window);

/** Tells other code on the page of a new status (assumptions, section 6): the status alone, nothing of the person. */
export const announceStatus = (status: string): void =>
  void window.dispatchEvent(new CustomEvent('order:status_update', { detail: { status } }));

/**
 * Hands a text over to be posted, also where the page goes away at once; false where the browser does not take it. Plain text
 * needs no leave of another origin, and no answer is read.
 */
export const postBeacon = (url: string, text: string): boolean =>
  'sendBeacon' in navigator && navigator.sendBeacon(url, text);
