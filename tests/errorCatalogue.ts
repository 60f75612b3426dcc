interface CatalogueEntry {
  /** Section of the specification that words it. */
  readonly section: 5 | 8;
  /** What makes it appear. */
  readonly condition: string;
  /** Letter for letter; `{productName}` is the name of the dish. */
  readonly text: string;
}

/** Every message of the specification's error catalogue, the messages of the start-up check among them. */
export const ERROR_CATALOGUE = {
  phoneEmpty: { section: 8, condition: 'no phone is given', text: 'Введите номер телефона' },
  phoneWrong: { section: 8, condition: 'the phone is none', text: 'Неверный формат телефона' },
  loginFailed: {
    section: 8,
    condition: 'the account can be neither found nor made',
    text: 'Произошла ошибка. Попробуйте позже.',
  },
  likedTwice: {
    section: 8,
    condition: 'a like is answered 409',
    text: 'Нельзя поставить лайк этому товару повторно',
  },
  unlikeFailed: {
    section: 8,
    condition: 'a like cannot be taken back',
    text: 'Ошибка сервера. Попробуйте позже',
  },
  dishMissing: {
    section: 8,
    condition: 'a dish of the repeated order is not in the menu',
    text: 'Блюдо в данный момент отсутствует на сайте. Попробуйте добавить блюдо из каталога',
  },
  modifierMissing: {
    section: 8,
    condition: 'a modifier of the repeated order is not offered',
    text: 'Модификатор для блюда в данный момент отсутствует на сайте. Попробуйте добавить блюдо из каталога',
  },
  promosFailed: {
    section: 8,
    condition: 'the promotions cannot be loaded',
    text: 'Ошибка при загрузке промокодов',
  },
  promoFailed: {
    section: 8,
    condition: 'one promotion cannot be loaded',
    text: 'Ошибка при загрузке промокода',
  },
  promoNotApplied: {
    section: 8,
    condition: 'the calculation with the promo code fails',
    text: 'Ошибка при применении промокода',
  },
  deliveryTitle: {
    section: 8,
    condition: 'the delivery texts cannot be loaded: the first words of the delivery',
    text: '60 минут приготовление и контроль качества',
  },
  deliveryText: {
    section: 8,
    condition: 'the delivery texts cannot be loaded: the other words of the delivery',
    text: 'доставка 30 минут или быстрее',
  },
  selfTitle: {
    section: 8,
    condition: 'the delivery texts cannot be loaded: the words of the self-pickup',
    text: '30 минут приготовление и контроль качества',
  },
  mapsUnreadable: {
    section: 8,
    condition: 'the answer of the maps cannot be read',
    text: 'Не удалось обработать ответ API. Проверьте, валиден ли ответ сервера.',
  },
  sessionExpired: {
    section: 8,
    condition: 'a call of a customer is answered 401',
    text: 'Сессия авторизации истекла. Войдите снова, чтобы продолжить',
  },
  requestRefused: {
    section: 8,
    condition: 'a call is answered 422 or 403 without words',
    text: 'Произошла ошибка при выполнении запроса',
  },
  productGone: {
    section: 5,
    condition: 'a dish of the cart is not in the fresh menu',
    text: 'Товар "{productName}" в данный момент отсутствует в каталоге и будет удален из корзины',
  },
  priceChanged: {
    section: 5,
    condition: 'a dish of the cart has another price in the fresh menu',
    text: 'Цена товара "{productName}" изменилась и будет удален из корзины',
  },
  pageFailed: { section: 8, condition: 'a page cannot be shown', text: 'Что-то пошло не так' },
  pageUnknown: {
    section: 8,
    condition: 'nothing answers to the address',
    text: 'This page could not be found',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

export type MessageKey = keyof typeof ERROR_CATALOGUE;

/** The words of the message; those of the start-up check name a dish. */
export const messageText = (key: MessageKey, productName = ''): string =>
  ERROR_CATALOGUE[key].text.replace('{productName}', productName);
