import type { Stating } from '../../../src/kernel/event.ts';
import type { catalogEvents } from '../../../src/slices/catalog/events.ts';
import { selectFilterChoice } from '../../../src/slices/catalog/selectors.ts';
import type { cityEvents } from '../../../src/slices/city/events.ts';
import type { modalEvents } from '../../../src/slices/modal/events.ts';
import type { Modal, ModalKind } from '../../../src/slices/modal/state.ts';
import type { notificationEvents } from '../../../src/slices/notification/events.ts';
import type { promoEvents } from '../../../src/slices/promo/events.ts';
import { selectRestaurants, selectStories } from '../../../src/slices/setting/selectors.ts';
import type { AppState } from '../../../src/slices/state.ts';
import type { viewEvents } from '../../../src/slices/view/events.ts';
import { MODAL_TITLES } from '../../../src/ui/modals/modalTitles.ts';
import { dialogIn } from '../seen.ts';
import { mark } from './customer.ts';
import { by, dialog, fill, isAt, ofDish, press, quoted, type Lines, type Press } from './words.ts';

type Pressed = Exclude<
  Stating<
    typeof catalogEvents &
      typeof cityEvents &
      typeof modalEvents &
      typeof notificationEvents &
      typeof promoEvents &
      typeof viewEvents,
    { readonly source: 'user' }
  >,
  'view/pageEntered'
>;

/** The button that opens a dialog, by the dialog's kind; absent: no button of its own. */
const OPENERS: Readonly<Partial<Record<ModalKind, (before: AppState) => string>>> = {
  city: () => '/^Город: /',
  address: (before) => (isAt(before, 'checkout') ? '/^Адрес: /' : 'Добавить адрес'),
  restaurants: () => '/^Ресторан: /',
  time: () => '/^Время: /',
  filters: () => '/^Фильтры/',
  allergens: () => '/^Исключить аллергены/',
  catalogMenu: () => 'Меню',
  profile: () => 'Редактировать',
  report: () => 'Сообщить о проблеме',
  shareCart: () => 'Поделиться корзиной',
  // The checkout asks by itself where its place is missing.
  deliveryChoice: () => '/^Получение: /',
};

const opened = (modal: Modal, before: AppState): Lines => {
  if (modal.kind === 'deliveryChoice' && isAt(before, 'checkout')) return [];
  if (modal.kind === 'confirm') return press('button', modal.title.replace('?', ''));
  if (modal.kind === 'reservation') {
    const name = selectRestaurants(before).find(({ id }) => id === modal.terminalId)?.name;
    return name === undefined ? null : press('button', `Забронировать стол: ${name}`);
  }
  if (modal.kind === 'stories') {
    const story = selectStories(before).find(({ id }) => id === modal.storyId);
    return story ? press('button', story.title, by('region', 'Истории')) : null;
  }
  const name = OPENERS[modal.kind]?.(before);
  return name === undefined ? null : press('button', name);
};

const answered = (modal: Modal | null, answer: 'confirm' | 'cancel'): Lines =>
  modal?.kind === 'confirm' ? press('button', modal[answer].title, dialog(modal.title)) : null;

/** What is looked through, and the dialogs. */
export const browsingPresses: { readonly [K in Pressed]: Press<K> } = {
  'catalog/searchTyped': ({ text }) => fill('searchbox', 'Поиск по меню', text),
  'catalog/filterToggled': ({ code }, before) =>
    mark(selectFilterChoice(before), code, 'Отметки', 'Убрать фильтр', before.modal.open?.kind === 'filters'),
  'catalog/filtersCleared': (_payload, { modal }) =>
    modal.open?.kind === 'filters'
      ? press('button', 'Сбросить', dialog(MODAL_TITLES.filters))
      : press('button', 'Сбросить фильтры'),
  'catalog/retryTapped': () => press('button', 'Повторить'),
  'catalog/likeTapped': ({ productId }, before) => ofDish('button', 'В избранное', productId, before),
  'city/choiceTapped': ({ cityId }, { city: { list } }) => {
    const city = list.find(({ id }) => id === cityId);
    return city?.slug ? [`await chooseCity(page, ${quoted(city.name)}, ${quoted(city.slug)});`] : null;
  },
  'city/chosen': () => null,
  'modal/requested': ({ modal }, before) => opened(modal, before),
  'modal/confirmTapped': (_payload, { modal }) => answered(modal.open, 'confirm'),
  'modal/cancelTapped': (_payload, { modal }) => answered(modal.open, 'cancel'),
  'modal/dismissed': ({ kind }, before) => {
    const name = before.modal.open?.kind === kind ? dialogIn(before) : MODAL_TITLES[kind];
    return name === null ? null : [`await putAway(page, ${quoted(name)});`];
  },
  'notification/listOpened': () => press('button', '/^Уведомления, /'),
  'notification/pushAllowTapped': () => press('button', 'Включить уведомления'),
  'notification/tapped': () => null,
  'promo/codeCopyTapped': () => press('button', 'Скопировать'),
  'view/outsideLinkTapped': () => null,
  'view/noticeDismissed': () => null,
  'view/noticeActionTapped': ({ id }, { view }) => {
    const title = view.notices.find((notice) => notice.id === id)?.action?.title;
    return title === undefined ? null : press('button', title);
  },
  'view/changesClosed': () => press('button', 'Закрыть', by('region', 'Пока вас не было')),
  'view/analyticsAnswered': ({ consent }) =>
    press('button', consent === 'given' ? 'Можно' : 'Не надо', by('region', 'Статистика посещений')),
  'view/adminTokenEntered': () => null,
  'view/adminLeft': () => press('button', 'Выйти'),
  'view/appUpdatePostponed': () => null,
};
