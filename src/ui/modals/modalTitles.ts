import type { ModalKind } from '../../slices/modal/state.ts';

/** The name of each dialog on the screen; null where its dish or its caller names it. Only code of dialogs reads it: the first load has none of it. */
export const MODAL_TITLES = {
  city: 'Выберите свой город',
  auth: 'Вход',
  deliveryChoice: 'Доставить или заберёте?',
  restaurants: 'Выберите ресторан',
  address: 'Адрес доставки',
  time: 'Время заказа',
  modifiers: 'Выберите ролл',
  product: null,
  emptyCart: 'Корзина пуста',
  confirm: null,
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
  report: 'Сообщить о проблеме',
} as const satisfies Readonly<Record<ModalKind, string | null>>;
