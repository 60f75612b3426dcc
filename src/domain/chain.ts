/** Facts of the chain that hold while its settings are not known (specification, section 9, "Defaults"). */
export const DEFAULT_DELIVERY_PHONE = '+78000000000';
export const SHOP_NAME = 'Журавль';
export const DEFAULT_LIST_PRESET = 'w=248&h=248&q=60';
export const DEFAULT_DETAIL_PRESET = 'w=500&h=500&q=60';

/** Shown when the texts of the server cannot be had (specification, section 8, "Orders and delivery texts"). */
export const DEFAULT_DELIVERY_TEXT = {
  delivery: {
    title: '60 минут приготовление и контроль качества',
    text: 'доставка 30 минут или быстрее',
  },
  self: { title: '30 минут приготовление и контроль качества' },
} as const;
