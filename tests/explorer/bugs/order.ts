import type { Bug } from './bug.ts';

/** Where it goes, for how much, and how often. */
export const ORDER_BUGS: readonly Bug[] = [
  {
    suffers: 'A press whose answer is lost makes two orders',
    mendedBy: ['0b6d80e4'],
    breaks: ['Один заказ — одно нажатие'],
    edits: [
      {
        file: 'src/slices/cart/placing/effects.sending.ts',
        find: 'rx.switchMap(() => world.api.placeOrder(key, intent.body)),',
        replace: 'rx.switchMap(() => world.api.placeOrder(crypto.randomUUID(), intent.body)),',
      },
    ],
  },
  {
    suffers: 'A press before the sum is reckoned sends another sum, which the restaurant refuses',
    needs: 'a change of the cart and the order within the half second in which the sum is reckoned',
    mendedBy: ['0b6d80e4'],
    breaks: ['Сумму, которую назвал магазин, ресторан принимает'],
    edits: [
      {
        file: 'src/slices/cart/placing/press.ts',
        find: `return isSumProvisional(state) ? [draft('cart/pressKept', { total: press.total })] : ordered(state, press);`,
        replace: 'return ordered(state, press);',
      },
    ],
  },
  {
    suffers: 'The order goes to an address in another city',
    mendedBy: ['bded7d94'],
    breaks: ['Адрес — в том городе, что открыт'],
    edits: [
      {
        file: 'src/slices/address/selectors.ts',
        find: 'return address && !isElsewhere(state, address) ? address : null;',
        replace: 'return address;',
      },
    ],
  },
  {
    suffers: 'The last dish is taken back at the checkout, which stays with nothing to order',
    needs: 'a checkout beside a second tab that empties the cart, or «Вернуть» of what was put in last',
    mendedBy: ['74f919bb'],
    breaks: ['На оформлении есть что заказать'],
    edits: [
      {
        file: 'src/slices/view/navigation/rules.ts',
        find: `'cart/lineRemoved': emptyCheckout,
  'cart/linesRejected': emptyCheckout,
  'cart/ruledLinesChanged': emptyCheckout,
  'cart/emptied': emptyCheckout,`,
        replace: '',
      },
    ],
  },
  {
    suffers: '«Сохранить адрес», pressed before its zone is known, does nothing',
    needs: 'an address filled in and saved in haste, while the map is slow; the act «fill in» rests first',
    mendedBy: ['59f7ac16', '92bfd2e7'],
    breaks: ['Кнопка делает то, что на ней написано'],
    edits: [
      {
        file: 'src/ui/modals/useAddressForm.ts',
        find: `if (verdict.kind === 'looking') isWanted.current = true;
    else send();`,
        replace: `if (verdict.kind !== 'looking') send();`,
      },
    ],
  },
];
