import type { Surveyed } from './controls.ts';

/** A position of the cart as the browser keeps it, whatever page is in sight. Sums in kopecks. */
export interface KeptLine {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly kind: string;
  readonly quantity: number;
  readonly price: number;
  readonly modifiers: readonly { readonly id: string; readonly price: number; readonly amount: number }[];
}

interface Seen {
  /** False for the page of a bank, or of the browser itself. */
  readonly isShop: boolean;
  readonly isAlive: boolean;
  /** When this page was loaded, in ms of the clock: another page has another moment. */
  readonly loadedAt: number;
  /** Path, query and fragment. */
  readonly address: string;
  readonly heading: string;
  /** Names of the open dialogs. */
  readonly dialogs: readonly string[];
  /** Or in a message that lies over it. */
  readonly isFocusInDialog: boolean;
  /** Nothing on the page has the focus: the next key begins at its top. */
  readonly isFocusLost: boolean;
  /** The page is wider than its screen. */
  readonly isWider: boolean;
  /** The page says of itself that it could not be found. */
  readonly isNowhere: boolean;
  /** Letters and digits in the main part, or in the dialog over it. */
  readonly letters: number;
  /** What says of itself that it is busy. */
  readonly busy: readonly string[];
  /** «Корзина, 3 товара», with the sum beside it; null where no basket is in sight. */
  readonly basket: { readonly count: number; readonly sum: number | null } | null;
  /** The list «Состав заказа»; null where there is none. */
  readonly listed:
    | readonly { readonly name: string; readonly quantity: number | null; readonly sum: number | null }[]
    | null;
  /** The rows of «Сумма заказа», in kopecks; null where there are none. */
  readonly rows: Readonly<Record<string, number>> | null;
  /** Null where nothing is kept. */
  readonly kept: readonly KeptLine[] | null;
  readonly isLoggedIn: boolean;
  /** Where the order goes, and by what code it is cheaper, as it is kept. */
  readonly method: string | null;
  readonly coupon: string;
  /** An order is on its way to the restaurant. */
  readonly isOrdering: boolean;
  /** Statuses and alerts. */
  readonly told: readonly string[];
  /** Fields that say that they are wrong, and numbers beyond their bounds: `SpinField` pulls them in once it is left. */
  readonly invalid: number;
  /** What stands in the fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Dishes in sight whose heart can be pressed, and whether it is. */
  readonly hearts: Readonly<Record<string, boolean>>;
  /** Buttons that say that what they stand for is chosen already; of toggles only those that a press does not let go. */
  readonly chosen: readonly string[];
  /** «Получение: …» of the header; null where it is not in sight. */
  readonly place: string | null;
  /** «Город: Самара»; null where no header is in sight. */
  readonly city: string | null;
}

/**
 * What a customer has before their eyes at one moment, with what lies under something else, and what their browser keeps of it.
 */
export type Sight = Seen & Pick<Surveyed, 'buried' | 'unread'>;

/** Runs in the page: nothing of this file is there. */
export const seen = (): Seen => {
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
      .join(' ')
      .trim();
  const kopecks = (text: string | null | undefined): number | null => {
    const digits = /[\d\s\u00A0\u202F]*\d(?:,\d\d?)?(?=[\s\u00A0\u202F]*₽)/.exec(text ?? '')?.[0];
    if (digits === undefined) return null;
    const roubles = Number(digits.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.'));
    return Math.round(roubles * 100);
  };
  const basketOf = (): Seen['basket'] => {
    const link = all('a[aria-label^="Корзина, "]')[0];
    if (!link) return null;
    const count = Number(/\d+/.exec(nameOf(link))?.[0] ?? 0);
    return { count, sum: kopecks(link.parentElement?.textContent) };
  };
  const listedOf = (): Seen['listed'] => {
    const list = all('main [aria-label="Состав заказа"]')[0];
    if (!list) return null;
    return all(':scope > li, :scope > [role="listitem"]', list).map((item) => {
      const number = item.querySelector('fieldset[aria-label^="Количество"] > span')?.textContent;
      const sums = [...item.querySelectorAll('span')].filter(({ textContent }) => textContent?.includes('₽'));
      return {
        name: nameOf(item),
        quantity: number == null ? null : Number(number),
        sum: kopecks(sums.at(-1)?.textContent),
      };
    });
  };
  const rowsOf = (): Seen['rows'] => {
    const terms = all('main [aria-label="Сумма заказа"] dt');
    if (terms.length === 0) return null;
    const rows: Record<string, number> = {};
    for (const term of terms) {
      const label = (term.querySelector('span')?.textContent ?? '').trim();
      rows[label] = kopecks(term.parentElement?.querySelector('dd')?.textContent) ?? 0;
    }
    return rows;
  };
  const saved = (slice: string): Record<string, unknown> | null => {
    const key = Object.keys(localStorage).find((own) => own.endsWith(`:${slice}`));
    try {
      return (
        JSON.parse((key && localStorage.getItem(key)) ?? 'null') as { state?: Record<string, unknown> } | null
      )?.state as Record<string, unknown>;
    } catch {
      return null;
    }
  };
  const FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="hidden"], [type="file"]), textarea';
  const fieldsOf = (): Seen['fields'] => {
    const fields: Record<string, string> = {};
    for (const field of all(FIELDS, dialogs.at(-1) ?? document)) {
      const { value, labels } = field as HTMLInputElement;
      fields[(nameOf(field) || labels?.[0]?.textContent?.trim()) ?? ''] = value;
    }
    return fields;
  };
  const heartsOf = (): Seen['hearts'] =>
    Object.fromEntries(
      all('button[aria-label^="В избранное: "]').map((heart) => [
        nameOf(heart).slice(13),
        heart.getAttribute('aria-pressed') === 'true',
      ]),
    );
  const MESSAGES = '[role="status"], [role="alert"], output';
  const { activeElement, documentElement } = document;
  const chosenOf = (): Seen['chosen'] => {
    const days = dialogs.find((dialog) => nameOf(dialog) === 'Время заказа');
    const chosen = [
      ...all('button[aria-current="true"]'),
      ...(days ? all('button[aria-pressed="true"]', days) : []),
    ];
    return chosen.map((button) => nameOf(button) || (button.textContent ?? '').trim());
  };
  const cart = saved('cart');
  const dialogs = all('[role="dialog"], [role="alertdialog"], dialog:modal');
  const place = dialogs.at(-1) ?? document.querySelector('main') ?? document.body;
  return {
    isShop: document.getElementById('app') !== null,
    isAlive: document.documentElement.hasAttribute('data-alive'),
    loadedAt: performance.timeOrigin,
    address: location.pathname + location.search + location.hash,
    heading: all('h1')[0]?.textContent ?? '',
    dialogs: dialogs.map(nameOf),
    isFocusInDialog:
      dialogs.at(-1)?.contains(activeElement) === true || Boolean(activeElement?.closest(MESSAGES)),
    isFocusLost: activeElement === null || activeElement === document.body,
    isWider: documentElement.scrollWidth > documentElement.clientWidth + 1,
    isNowhere: place.textContent?.includes('This page could not be found') ?? false,
    letters: place.innerText.replaceAll(/[^\p{L}\p{N}]/gu, '').length,
    busy: all('[aria-busy="true"]').map(
      (element) => nameOf(element) || element.innerText.slice(0, 40) || element.tagName,
    ),
    basket: basketOf(),
    listed: listedOf(),
    rows: rowsOf(),
    kept: (cart?.['lines'] as Seen['kept'] | undefined) ?? null,
    method: (cart?.['deliveryMethod'] as string | undefined) ?? null,
    coupon: (cart?.['coupon'] as string | undefined) ?? '',
    isOrdering: Boolean(cart?.['intent']),
    isLoggedIn: typeof saved('auth')?.['token'] === 'string',
    told: all(MESSAGES)
      .map((element) => element.innerText.trim())
      .filter((text) => text !== ''),
    // A box is drawn by its label, and is itself out of sight.
    invalid: (dialogs.at(-1) ?? document).querySelectorAll('[aria-invalid="true"], :out-of-range').length,
    fields: fieldsOf(),
    hearts: heartsOf(),
    chosen: chosenOf(),
    place: all('button[aria-label^="Получение: "]')[0]?.getAttribute('aria-label')?.slice(11) ?? null,
    city: all('button[aria-label^="Город: "]')[0]?.getAttribute('aria-label')?.slice(7) ?? null,
  };
};
