import * as fc from 'fast-check';
import type { SafeTree } from '../../src/domain/safeTree.ts';
import { personal, type Token } from '../../src/domain/personal.ts';
import { secret } from '../../src/kernel/event.ts';
import { draft } from '../../src/slices/draft.ts';
import { POLL_NAMES } from '../../src/slices/view/freshness/polls.ts';
import * as some from '../arbitraryValues.ts';
import { demoCities, demoZone, NOW } from '../demo.ts';
import { foundChanges } from './away.ts';
import { messageOnly, saved } from './parts.ts';

const idOnly = fc.record({ id: some.ids });
const versionOnly = fc.record({ version: some.versions });
const slugs = fc.constantFrom('about', 'delivery', 'legal');
const reloads = fc.record({ reason: fc.constantFrom('day', 'version', 'chunk') });
const slugOnly = fc.record({ slug: slugs });
const reasons = fc.constantFrom('start', 'version', 'coupon', 'retry');
const liked = fc.record({ productId: some.productIds, isLiked: fc.boolean() });
const streets = fc.constant([{ name: 'Мира', houses: ['1'] }]);
const zones = some.zoneIds.map((zoneId) => ({ zoneId, delivery: demoZone(zoneId) }));
const notices = fc.record({
  kind: fc.constantFrom('error', 'info', 'success'),
  text: fc.constantFrom('1', '2', '3', '4'),
  action: fc.constantFrom(null, { title: 'Вернуть', emits: draft('cart/undoTapped') }),
});

/** What is offered, where and when, and how the page shows it. */
export const shopPayloads = {
  'catalog/reloadDue': fc.record({ reason: reasons }),
  'catalog/loaded': fc.record({ answer: some.catalogs, reason: reasons, skipped: fc.nat(2) }),
  'catalog/loadFailed': fc.record({ reason: reasons }),
  'catalog/versionFound': versionOnly,
  'catalog/searchTyped': fc.record({ text: some.texts }),
  'catalog/filterToggled': fc.record({ code: some.codes }),
  'catalog/likeTapped': fc.record({ productId: some.productIds }),
  'catalog/likeWished': liked,
  'catalog/likeDue': liked,
  'catalog/likeSaved': liked,
  'catalog/likePostponed': liked,
  'catalog/likeFailed': fc.record({ productId: some.productIds, isLiked: fc.boolean(), message: some.texts }),
  'catalog/likesLoaded': fc.record({ productIds: fc.array(some.productIds, { maxLength: 3 }) }),

  'city/listLoaded': fc.constant({ cities: demoCities }),
  'city/entered': fc.record({ cityId: some.cityIds }),
  'city/choiceTapped': fc.record({ cityId: some.cityIds }),
  'city/chosen': fc.record(
    { cityId: some.cityIds, addressId: fc.constantFrom('a1', 'a2').map((id) => id as never) },
    { requiredKeys: ['cityId'] },
  ),
  'city/streetsLoaded': fc.record({ cityId: some.cityIds, streets }),
  'city/zoneShown': fc.record({ zoneId: some.zoneIds }),
  'city/zoneDeliveryLoaded': zones,
  'city/zoneDeliveryLost': fc.record({ zoneId: some.zoneIds }),

  'modal/requested': fc.record({ modal: some.modals }),
  'modal/opened': fc.record({ modal: some.modals }),
  'modal/queued': fc.record({ modal: some.modals }),
  'modal/dismissed': fc.record({ kind: some.modalKinds }),
  'modal/closed': fc.record({ kind: some.modalKinds }),
  'modal/withdrawn': fc.record({ modal: some.modals }),

  'setting/loaded': fc.record({ values: some.settings, skipped: fc.subarray(['STORIES']) }),
  'setting/versionFound': versionOnly,
  'setting/deliveryTextLoaded': fc.constant({
    text: { delivery: { title: 'час', text: '' }, self: { title: 'час' } },
  }),

  'view/slicesArrived': fc.record({ saved, isLogin: fc.boolean() }),
  'view/restored': fc.record({
    saved,
    storeVersion: some.versions,
    isOnline: fc.boolean(),
    reloadedAt: fc.constantFrom(null, NOW, NOW + 60_000),
    mayReload: fc.boolean(),
    citySlug: fc.constantFrom(null, 'samara', 'tolyatti', 'nowhere'),
  }),
  'view/pageAsked': fc.record({ under: some.paths }),
  'view/pageEntered': fc.record(
    { path: some.paths, route: fc.constantFrom('index', 'city-catalog', null) },
    { requiredKeys: ['path'] },
  ),
  'view/navigationDue': fc.record({ to: some.paths, mode: fc.constantFrom('push', 'replace', 'page') }),
  'view/noticeRaised': fc.record({ notice: notices }),
  'view/noticeDismissed': idOnly,
  'view/noticeActionTapped': idOnly,
  'view/noticePassed': idOnly,
  'view/requestRefused': messageOnly,
  'view/storeVersionFound': versionOnly,
  'view/appVersionFound': versionOnly,
  'view/appVersionTold': versionOnly,
  'view/appMessagesRefused': fc.record({ count: fc.nat(9) }),
  'view/outsideLinkTapped': fc.constant({ url: 'https://partner.example/' }),
  'view/analyticsAnswered': fc.record({ consent: fc.constantFrom('given', 'refused') }),
  'view/changesFound': foundChanges,
  'view/pollDue': fc.record({ what: fc.constantFrom(...POLL_NAMES, 'settingsAtStart') }),
  'view/pollFailed': fc.record({ what: fc.constantFrom(...POLL_NAMES) }),
  'view/chunkLost': fc.record({ what: fc.constantFrom('page', 'dialog'), path: some.paths }),
  'view/reloadDue': reloads,
  'view/reloadReached': reloads,
  'view/adminTokenEntered': fc.constant({ token: personal<Token>(some.SECRETS.token) }),
  'view/textDue': slugOnly,
  'view/textLoaded': fc.record({
    slug: slugs,
    title: some.texts,
    content: fc.constant(secret<SafeTree>([])),
  }),
  'view/textFailed': slugOnly,
};
