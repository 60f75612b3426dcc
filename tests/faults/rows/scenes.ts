import { changeSettings } from '../../e2e/tour/settings.ts';
import { fakeFirebase, fakeSubscription } from '../../e2e/firebase.ts';
import { jsonAnswer } from '../answers.ts';
import type { Scene } from '../row.ts';
import type { Visit } from '../visit.ts';

/** The captcha stands in front of what it protects. */
const withCaptcha = ({ page }: Visit): Promise<void> =>
  changeSettings(page, {
    IS_WITHOUT_CAPTCHA: false,
    IS_WITHOUT_RECAPTCHA: false,
    SMARTCAPTCHA_SITE_KEY: 'demo',
  });

const inApp = ({ page }: Visit): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } }));

const withPush = async ({ page, context }: Visit): Promise<void> => {
  await context.grantPermissions(['notifications']);
  await fakeFirebase(context);
  await fakeSubscription(page);
};

/** Menu and settings have another version than those of the page. */
const afterChange = async ({ answer }: Visit): Promise<void> => {
  answer('versions.catalog', () => jsonAnswer('changed-1'));
  answer('versions.settings', () => jsonAnswer('changed-1'));
  answer('versions.settingsPolled', () => jsonAnswer('changed-1'));
};

export const SCENES = {
  versions: { name: 'versions', who: 'guest', path: '/samara/catalog', before: inApp },
  // Another version loads the page anew, and asks for the city again.
  store: { name: 'store version', who: 'guest', path: '/samara/catalog' },
  cityless: { name: 'without cities', who: 'stranger', path: '/', isCityless: true },
  changed: { name: 'changed menu', who: 'guest', path: '/samara/catalog/deserty', before: afterChange },
  address: { name: 'address form', who: 'guest', path: '/samara/catalog' },
  delivery: { name: 'delivery', who: 'guest', path: '/samara/delivery' },
  cabinet: { name: 'personal area', who: 'customer', path: '/samara/personal' },
  addresses: { name: 'addresses', who: 'customer', path: '/samara/personal/address' },
  login: { name: 'login', who: 'newcomer', path: '/samara/catalog', before: withCaptcha },
  menu: { name: 'menu', who: 'customer', path: '/samara/catalog/deserty' },
  coupon: { name: 'promo code', who: 'customer', path: '/samara/cart' },
  checkout: { name: 'checkout', who: 'customer', path: '/samara/checkout' },
  table: { name: 'table', who: 'guest', path: '/samara/restaurant', before: withCaptcha },
  vacancy: { name: 'vacancy', who: 'guest', path: '/samara/vacancies', before: withCaptcha },
  push: { name: 'push', who: 'customer', path: '/samara/', before: withPush },
  app: { name: 'app of a customer', who: 'customer', path: '/samara/', before: inApp },
} as const satisfies Readonly<Record<string, Scene>>;
