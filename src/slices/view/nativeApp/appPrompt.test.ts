import { describe, expect, test } from 'vitest';
import {
  fold,
  restored,
  settingsLoaded,
  signedIn,
  shopOpened,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { UNKNOWN_DEVICE, type Device } from '../../../domain/device.ts';
import { draft } from '../../draft.ts';
import { selectAppPrompt } from '../selectors.ts';

const IPHONE: Device = { isApp: false, platform: 'ios' };
const APP: Device = { isApp: true, platform: 'android' };
const openedOn = (device: Device): StepOrPatch => [shopOpened(), restored(), { view: { device } }];
const appVersion = (version: string): StepOrPatch => draft('view/appVersionFound', { version });
const closed = draft('user/appOfferClosed');
const kindAfter = (...steps: readonly StepOrPatch[]): string | null =>
  selectAppPrompt(fold(...steps))?.kind ?? null;

describe('the offer to get the app (specification, section 2, "Other panels")', () => {
  test('is made in the browser of a phone, with the link of its store', () => {
    const prompt = selectAppPrompt(fold(openedOn(IPHONE)));
    expect(prompt).toMatchObject({ kind: 'get', links: [{ store: 'ios' }] });
  });

  test('is made neither on a computer nor before the saved state is in', () => {
    expect(kindAfter(openedOn(UNKNOWN_DEVICE))).toBeNull();
    expect(kindAfter(shopOpened(), { view: { device: IPHONE } })).toBeNull();
  });

  test('is not made where there is nothing to get', () => {
    const nowhere = settingsLoaded({ appLinks: { ios: null, android: null } });
    expect(kindAfter(openedOn(IPHONE), nowhere)).toBeNull();
  });

  test('once closed stays away, also after a login and in the next visit', () => {
    expect(kindAfter(openedOn(IPHONE), closed)).toBeNull();
    expect(kindAfter(openedOn(IPHONE), closed, signedIn())).toBeNull();
    expect(kindAfter(openedOn(IPHONE), restored({ user: { isShowGetMobileApp: false } }))).toBeNull();
  });

  test('is never made inside of the app', () => {
    expect(kindAfter(openedOn(APP))).toBeNull();
  });
});

describe('the word that the app is old', () => {
  test('is said inside of the app, for a version other than 1', () => {
    expect(kindAfter(openedOn(APP), appVersion('1'))).toBeNull();
    expect(selectAppPrompt(fold(openedOn(APP), appVersion('2')))).toMatchObject({
      kind: 'update',
      links: [{ store: 'android' }],
    });
    expect(kindAfter(openedOn(UNKNOWN_DEVICE), appVersion('2'))).toBeNull();
  });

  test('once put off is not said again in this visit', () => {
    const postponed = draft('view/appUpdatePostponed');
    expect(kindAfter(openedOn(APP), appVersion('2'), postponed, appVersion('2'))).toBeNull();
  });
});
