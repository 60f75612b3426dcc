import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

test.each([
  ['a phone of Apple', IPHONE, false, { isApp: false, platform: 'ios' }],
  ['a phone with Android', PIXEL, false, { isApp: false, platform: 'android' }],
  ['a computer', DESKTOP, false, { isApp: false, platform: null }],
  ['the app, by its bridge', IPHONE, true, { isApp: true, platform: 'ios' }],
  ['the app, by its name', `${PIXEL} ShopApp/1.4`, false, { isApp: true, platform: 'android' }],
])('%s is known', (_name, userAgent, hasBridge, device) => {
  expect(deviceOf(userAgent, hasBridge)).toEqual(device);
});
