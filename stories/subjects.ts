import type { ModalKind } from '../src/slices/modal/state.ts';

/** What a reviewer calls each dialog. */
export const MODAL_TITLES = {
  city: 'Выберите свой город',
  auth: 'Вход',
  deliveryChoice: 'Доставить или заберёте?',
  restaurants: 'Выберите ресторан',
  address: 'Адрес доставки',
  time: 'Время заказа',
  modifiers: 'Выберите ролл',
  product: 'Блюдо',
  emptyCart: 'Корзина пуста',
  confirm: 'Подтверждение',
  snackGift: 'Подарок к заказу',
  notWorking: 'Приём заказов остановлен',
  workTime: 'Приём заказов закрыт',
  information: 'Информация',
  march: 'С 8 Марта',
  cartErrors: 'Корзина изменилась',
  totalChanged: 'Сумма изменилась',
  catalogMenu: 'Меню:',
  filters: 'Фильтры',
  allergens: 'Исключить аллергены',
  stories: 'Истории',
  profile: 'Редактирование информации',
  reservation: 'Бронирование стола',
} as const satisfies Readonly<Record<ModalKind, string>>;

/** What is neither a page nor a dialog, by the component that shows it. */
export const PANELS = {
  filters: 'src/ui/catalog/FiltersDialog.tsx',
  stories: 'src/ui/stories/StoriesDialog.tsx',
  appOffer: 'src/ui/shell/AppPrompt.tsx',
  appUpdate: 'src/ui/shell/AppPrompt.tsx',
  loadingBar: 'src/ui/shell/LoadingBar.tsx',
  notices: 'src/ui/shell/Messages.tsx',
  offline: 'src/ui/shell/Messages.tsx',
  notifications: 'src/ui/shell/Notifications.tsx',
  push: 'src/ui/account/PushRow.tsx',
} as const satisfies Readonly<Record<string, string>>;

/** The error screens: an unknown address, a page that failed, and an error of the error page itself. */
export const ERROR_SCREENS = ['404', '500', 'fallback'] as const;
