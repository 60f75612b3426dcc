import type { Bug, Edit } from './bug.ts';

const FOCUS = 'Окно одно, и фокус в нём';

/** What was built since then catches a focus that is lost. */
export const NO_KEPT_FOCUS: Edit = {
  file: 'src/app/boot/working.ts',
  find: '  keepFocus(document);',
  replace: '',
};

/** Dialogs that eat the focus, stay, or take the page along. */
export const DIALOG_BUGS: readonly Bug[] = [
  {
    suffers: '«Сбросить» of the filters loses the focus to the page behind',
    mendedBy: ['4dc27c6b'],
    breaks: [FOCUS],
    edits: [
      {
        file: 'src/ui/catalog/MarksDialog.tsx',
        find: `clearing.current?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });`,
        replace: '',
      },
    ],
  },
  {
    suffers: '«Вернуть» over an open dialog gives the focus to the page behind',
    mendedBy: ['4dc27c6b'],
    breaks: [FOCUS],
    edits: [
      {
        file: 'src/ui/cart/UndoSnackbar.tsx',
        find: `document.querySelectorAll<HTMLElement>('main, [role="dialog"]')`,
        replace: `document.querySelectorAll<HTMLElement>('main')`,
      },
      {
        file: 'src/ui/cart/UndoSnackbar.tsx',
        find: `document.querySelector<HTMLElement>(':modal button') ?? `,
        replace: '',
      },
    ],
  },
  {
    suffers: '«−» down to one portion loses the focus to the page behind',
    mendedBy: ['63653f93'],
    breaks: [FOCUS],
    edits: [
      {
        file: 'src/ui/primitives/QuantityStepper.tsx',
        find: `onClick={isDisabled ? undefined : onClick}
      aria-disabled={isDisabled || undefined}`,
        replace: 'onClick={onClick} disabled={isDisabled}',
      },
    ],
  },
  {
    suffers: 'Tab leaves the question for the city',
    mendedBy: ['8b4060f1'],
    breaks: [FOCUS],
    edits: [
      {
        file: 'src/ui/dialog/NativeDialog.tsx',
        find: `if (event.key === 'Tab') return goAround(event);`,
        replace: '',
      },
    ],
  },
  {
    suffers: 'Back leaves the page in the place of closing what lies over it',
    mendedBy: ['ed1fb271'],
    breaks: ['Назад и Esc закрывают верхнее'],
    edits: [
      {
        file: 'src/app/navigation/shopHistory.ts',
        find: 'if (!isOverlay && overlays.isAny())',
        replace: 'if (!isOverlay && overlays.isAny() && browser.closed)',
      },
    ],
  },
  {
    suffers: 'A dialog that gives way to the gift beside the page leaves the focus nowhere',
    mendedBy: ['c85f3be3'],
    breaks: ['Фокус не теряется'],
    edits: [
      {
        file: 'src/ui/modals/SnackGiftDialog.tsx',
        find: '  useFocusBeside();',
        replace: '',
      },
    ],
    hiddenBy: [NO_KEPT_FOCUS],
  },
  {
    suffers: 'A dialog goes along to the next page and lies over it',
    mendedBy: ['ed1fb271'],
    breaks: ['Окно не идёт следом на другую страницу'],
    edits: [
      {
        file: 'src/slices/modal/rules.ts',
        find: `'view/pageEntered': closeOfLeftPage,`,
        replace: `'view/pageEntered': () => [],`,
      },
      {
        file: 'src/ui/catalog/CatalogMenuDialog.tsx',
        find: ' onClick={close}',
        replace: '',
      },
    ],
  },
  {
    suffers: 'A dialog opened again while it leaves shows what was typed into it before',
    needs: 'visits in which somebody types into a dialog, closes it, and opens it again within 200 ms',
    mendedBy: ['ba809bbe'],
    breaks: ['Окно, открытое снова, начинается заново'],
    edits: [
      {
        file: 'src/ui/dialog/dialogPresence.ts',
        find: 'opening: kept.opening + (isOpen && !kept.isOpen ? 1 : 0),',
        replace: 'opening: kept.opening,',
      },
    ],
  },
];
