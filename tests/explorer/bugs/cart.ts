import type { Bug } from './bug.ts';
import { NO_KEPT_FOCUS } from './dialogs.ts';

/** Lines, presents, bonuses and what is typed on the way to an order. */
export const CART_BUGS: readonly Bug[] = [
  {
    suffers: 'A present that was taken out comes back by itself',
    mendedBy: ['05e6f01f'],
    breaks: ['Кнопка делает то, что на ней написано'],
    edits: [
      {
        file: 'src/slices/cart/lines/reducer.ts',
        find: 'if (line.isFromPromocode) cart.declinedGifts.push(line.code, line.productId);',
        replace: '',
      },
    ],
  },
  {
    suffers: 'A restaurant is chosen to fetch the order there, and the order is still delivered',
    mendedBy: ['003b92b2'],
    breaks: ['Кнопка делает то, что на ней написано'],
    edits: [
      {
        file: 'src/slices/cart/receiving/reducer.ts',
        find: `if (cart.deliveryMethod === 'self') return;
    // A restaurant is chosen to fetch the order there, from whatever page.
    cart.deliveryMethod = 'self';
    cart.revision += 1;`,
        replace: '',
      },
    ],
  },
  {
    suffers: 'A sauce is sold beside the dishes, and its own page is not there',
    needs: 'visits that open a sauce from the cart by its link',
    mendedBy: ['94c91537'],
    breaks: ['Ни одна ссылка не ведёт в никуда'],
    edits: [
      {
        file: 'src/slices/catalog/selectors.ts',
        find: 'export const selectGoodsIndex = select(selectGoods, (all) =>',
        replace: 'export const selectGoodsIndex = select(selectMenuProducts, (all) =>',
      },
    ],
  },
  {
    suffers: 'A line is removed by the keyboard, and the keyboard begins again at the top of the page',
    mendedBy: ['ec6bb3c6'],
    breaks: ['Фокус не теряется'],
    edits: [
      {
        file: 'src/ui/cart/useKeptFocus.ts',
        find: 'if (index.current === null || document.activeElement !== document.body) return;',
        replace: 'if (index.current !== undefined) return;',
      },
      {
        file: 'src/ui/cart/useKeptFocus.ts',
        find: 'if (index.current !== null && document.activeElement === document.body) focusHeading();',
        replace: '',
      },
    ],
    hiddenBy: [NO_KEPT_FOCUS],
  },
  {
    suffers: '«Списать все» after too much was typed writes nothing off',
    mendedBy: ['9f0e921f'],
    breaks: ['Кнопка делает то, что на ней написано'],
    edits: [
      {
        file: 'src/ui/cart/BonusField.tsx',
        find: 'onMouseDown={(event) => event.preventDefault()}',
        replace: '',
      },
    ],
  },
  {
    suffers: 'Change from 1500.00 is change from 150 000',
    needs: 'cash, a delivered order, kopecks typed and a reload right behind them, all in one visit',
    mendedBy: ['07f6c655'],
    breaks: ['После обновления страницы набранное то же'],
    edits: [
      {
        file: 'src/ui/checkout/change.ts',
        find: `const [, whole, part = ''] = SUM.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const roubles = Number(\`\${whole.replaceAll(/\\s/gu, '')}.\${part}\`);`,
        replace: `const roubles = Number(text.replaceAll(/\\D/gu, ''));`,
      },
    ],
  },
  {
    suffers: 'At night a dish in the cart can be taken twice, though the kitchen is closed',
    mendedBy: ['4a204a4c'],
    breaks: ['Закрытая кухня ничего не кладёт в корзину'],
    edits: [
      {
        file: 'src/slices/cart/lines/adding.ts',
        find: `if (closed) return [draft('modal/opened', { modal: closed })];
  if (selectStopped(state).has(line.productId)) return [outOfStock];`,
        replace: '',
      },
    ],
  },
  {
    suffers: 'The heart that a guest pressed is forgotten by the login that it asked for',
    needs: 'guests who mark a dish and then log in, the code included, within 30 acts',
    mendedBy: ['ec6bb3c6', 'cb2e2c6a'],
    breaks: ['Что отметил гость, отмечено и после входа'],
    edits: [
      {
        file: 'src/slices/user/waiting/rules.ts',
        find: `'catalog/likeTapped': (state, { payload: { productId } }) =>
    forLogin(state, { kind: 'like', productId, isLiked: true }),`,
        replace: `'catalog/likeTapped': () => [],`,
      },
    ],
  },
  {
    suffers: 'A heart pressed twice in haste comes back after a reload',
    mendedBy: ['9a4e40ae'],
    breaks: ['После обновления страницы отмеченное то же'],
    edits: [
      {
        file: 'src/slices/catalog/likeRules.ts',
        find: `'catalog/likeSaved': sendWish,`,
        replace: `'catalog/likeSaved': () => [],`,
      },
    ],
  },
];
