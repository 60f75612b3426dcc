/** An informational page: its heading, and what it says while the chain's own text cannot be had. */
interface InfoPage {
  readonly title: string;
  readonly text: string;
}

/** The informational pages by their slug, which is their address too (specification, section 2, "Routes"). */
export const INFO_PAGES = {
  about: {
    title: 'О нас',
    text: '«Журавль» — сеть ресторанов азиатской кухни. Готовим после заказа, везём горячим.',
  },
  delivery: {
    title: 'Доставка и оплата',
    text: 'Стоимость и время доставки видны, как только вы укажете адрес. Самовывоз бесплатный.',
  },
  'happy-hours': {
    title: 'Счастливые часы',
    text: 'Когда идут счастливые часы, подскажут по телефону.',
  },
  legal: {
    title: 'Политика обработки персональных данных',
    text: 'Имя, телефон и адрес нужны нам только затем, чтобы принять, приготовить и привезти заказ.',
  },
  'legal-information': {
    title: 'Правовая информация',
    text: 'Документы магазина пришлём по запросу.',
  },
  'loyalty-program': {
    title: 'Программа лояльности',
    text: 'За заказы начисляем бонусы. Один бонус — один рубль, списать их можно в корзине.',
  },
  'new-year-promo': {
    title: 'Новый год с «Журавлём»',
    text: 'Об условиях новогодней акции расскажем по телефону.',
  },
  oferta: {
    title: 'Публичная оферта',
    text: 'Текст оферты пришлём по запросу.',
  },
  promo: {
    title: 'Акции',
    text: 'Промокод вводится в корзине. Какие акции идут сейчас, подскажут по телефону.',
  },
  'push-notifications-rules': {
    title: 'Правила push-уведомлений',
    text: 'Уведомления рассказывают о вашем заказе. Отказаться от них можно в любой момент.',
  },
  'receive-advertising-information': {
    title: 'Правила рекламных рассылок',
    text: 'О скидках и новинках пишем только тем, кто согласился. Отказаться можно в любой момент.',
  },
  rule: {
    title: 'Правила акций',
    text: 'В одном заказе действует один промокод. Условия каждой акции подскажут по телефону.',
  },
  'user-agreement': {
    title: 'Пользовательское соглашение',
    text: 'Текст соглашения пришлём по запросу.',
  },
  vacancies: {
    title: 'Вакансии',
    text: 'Ищем людей на кухню, в зал и в доставку. Позвоните, и мы расскажем об условиях.',
  },
} as const satisfies Readonly<Record<string, InfoPage>>;

export type InfoSlug = keyof typeof INFO_PAGES;

/** Whether an informational page has this slug. */
const isInfoSlug = (slug: string): slug is InfoSlug => Object.hasOwn(INFO_PAGES, slug);

/** What follows the slug in an address that the native app opens: the same text, without the shop around it. */
const APP_TAIL = /\/app-1$/;

/** Whose text stands at this path without city and query; null where it is no informational page. */
export function infoSlugOf(path: string): InfoSlug | null {
  const slug = path.replace(/^\/|\/$/g, '').replace(APP_TAIL, '');
  return isInfoSlug(slug) ? slug : null;
}
