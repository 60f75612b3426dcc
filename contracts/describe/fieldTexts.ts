const HOURS = '"HH:MM"';
const OWN_OR_PRODUCT = 'Where it is missing, that of the product whose id is modifierId';

/** What a field says beyond its name and type: by component, then by field. */
export const fieldTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AdditionalInfo: {
    isServiceGroup: 'true keeps a group off the menu',
    sale: 'false keeps the gift for snacks away',
  },
  Advent: {
    year: 'Without it the calendar is every year’s',
    month: '1 to 12; without it December',
  },
  City: { cityIn: 'The name in the prepositional case: «в Самаре»' },
  CityZone: { polygon: 'Longitude, latitude; an open or a closed ring' },
  Energy: {
    calories: 'Kilocalories of the portion',
    proteins: 'Grams',
    fats: 'Grams',
    carbohydrates: 'Grams',
  },
  GroupModifier: {
    id: 'Read where modifierGroupId is missing',
    maxAmount: '1 is a single choice; without it a required group is single, another multiple',
  },
  HappyHours: {
    days: '0 (Sunday) to 6; none of them for every day',
    from: HOURS,
    to: HOURS,
    sections: 'Slugs or ids',
    products: 'Slugs or ids',
  },
  LastOrderModifier: { iikoId: 'Equals a modifierId of the catalog' },
  LoginProblem: { codeRequired: 'true asks for a one-time code, which comes as x-login-code' },
  LostGift: { sum: 'Roubles still missing until the gift' },
  Modifier: { name: OWN_OR_PRODUCT, code: OWN_OR_PRODUCT, image: OWN_OR_PRODUCT },
  OrderAnswer: {
    paymentUrl: 'The payment page; it returns to /complete or /complete-error with ?order={id}',
  },
  OrderDelivery: {
    status: 'One of iiko’s statuses; an unknown one is shown as sent',
  },
  OrderDraft: { date: 'null; the time of an order is its deliveryTime' },
  OrderItem: { sum: 'Price × quantity without modifiers, 0 for a gift' },
  OrderModifier: { sum: 'Price × amount, for one unit of the line' },
  OrderRequest: {
    coupon: 'Empty where there is none',
    deliveryTime: 'null is as soon as possible',
    changeFrom: 'For cash: the sum that change is wanted from, in roubles',
    total: 'What the customer saw as the sum to pay, in roubles',
  },
  Page: { html: 'The client sanitises it before it is shown' },
  Problem: { message: 'Plain text for the customer' },
  Product: { weight: 'Grams', maxPerPositionInOrder: '0 or missing: no limit' },
  PromoAnswer: {
    freeProducts: 'Product codes; a product id is read too',
    lostGift: 'The next gift; a bare product code is read too',
  },
  PromoRequest: {
    coupon: 'Empty where there is none',
    fullPrice: 'All lines, the hidden delivery line and the service fee included, in roubles',
    notGiftsAndNotDeliveryTotal: 'Paid goods without gifts, delivery and fee, in roubles',
  },
  ReservationRequest: { date: 'YYYY-MM-DD', time: HOURS },
  Restaurant: { coordinates: 'Latitude, longitude', workTime: 'By weekday, 0 is Sunday' },
  Settings: {
    WORK_TIME: 'By the city’s iikoId, then by weekday, 0 is Sunday',
    DELIVERY_TERMINALS: 'By the city’s iikoId',
    CITY_ZONES: 'By the city’s iikoId',
    CITIES_DATA: 'By the city’s iikoId',
    HAPPY_HOURS: 'One entry or a list, for all cities or by the city’s iikoId',
    IMAGE_PRESET_CATALOG_LIST: 'A query string to put behind the address of a picture',
    IMAGE_PRESET_CATALOG_DETAIL: 'A query string to put behind the address of a picture',
  },
  StopListEntry: { productId: 'Not to be had at this restaurant' },
  User: {
    balance: 'Bonus roubles; a number, or its text',
    token: 'The bearer token of the calls that follow; left out by a back end without sessions',
  },
  WorkDay: { open: HOURS, close: HOURS, isNextDay: 'Closes after midnight' },
  ZoneDelivery: {
    minSum: 'Roubles of paid goods below which the order is not taken',
    freeFrom: 'Roubles of paid goods from which the delivery is free',
    deliveryTime: 'Minutes',
  },
};
