import type { Bug } from './bug.ts';

const REACH = 'До каждой кнопки можно дотянуться';

/** The first moments of a page, its tabs, its network, and what lies over it. */
export const VISIT_BUGS: readonly Bug[] = [
  {
    suffers: 'A page that lost the connection before it came to life stays dead',
    mendedBy: ['bc3a3367'],
    breaks: ['Страница оживает', 'Ни одной ошибки, которую никто не поймал'],
    edits: [
      {
        file: 'src/app/boot/early/early.ts',
        find: `import(/* @vite-ignore */ address).catch(() => loadWhenBack(address, window, () => location.reload())),`,
        replace: 'import(/* @vite-ignore */ address),',
      },
    ],
  },
  {
    suffers: 'A click made just before the page is ready is swallowed',
    mendedBy: ['b27adb1c'],
    breaks: ['Кнопка делает то, что на ней написано'],
    edits: [
      {
        file: 'src/app/boot/early/earlyClicks.ts',
        find: 'held.set(button, event.timeStamp);',
        replace: '',
      },
    ],
  },
  {
    suffers: 'A «+» pressed before the page is alive puts nothing into the cart',
    mendedBy: ['17258944'],
    breaks: ['Кнопка делает то, что на ней написано'],
    edits: [
      {
        file: 'src/app/boot/working.ts',
        find: 'takePresses(shop.store, window.earlyPresses);',
        replace: '',
      },
    ],
  },
  {
    suffers: 'What is put into the cart in one tab is not in the other',
    mendedBy: ['516ecf93'],
    breaks: ['Две вкладки видят одну корзину'],
    edits: [
      {
        file: 'src/app/tabs/sync.ts',
        find: `if (facts.length > 0) tell({ kind: 'happened', facts });`,
        replace: '',
      },
    ],
  },
  {
    suffers: 'Who has answered for the city is asked again on the next page',
    needs: 'newcomers who answer before the page lives and leave it before its further code is there',
    mendedBy: ['7b322bbe'],
    breaks: ['О городе спрашивают один раз'],
    edits: [
      {
        file: 'src/app/boot/working.ts',
        find: `openQuestion(document)?.addEventListener('close', completeOnce);`,
        replace: `openQuestion(document)?.addEventListener('close', completeOnce);
  if (!openQuestion(document)) answerQuestion(shop);`,
      },
    ],
  },
  {
    suffers: '«Вернуть» lies over a message',
    mendedBy: ['fda047bc'],
    breaks: ['Что сказано, можно прочесть'],
    edits: [
      {
        file: 'src/ui/primitives/snackbar.module.css',
        find: `.messages:has(+ .messages) {
    padding-bottom: 60px;
  }`,
        replace: '',
      },
    ],
  },
  {
    suffers: 'The strip of what waits lies over what a page asks at its foot',
    needs: 'people without a connection who do what may wait while a page asks something at its foot',
    mendedBy: ['d96dd5aa'],
    breaks: [REACH],
    edits: [
      {
        file: 'src/ui/shell/prompt.module.css',
        find: `:root[data-waiting] .prompt {
    bottom: calc(var(--foot-h) + 72px + var(--safe-b));
  }`,
        replace: '',
      },
    ],
  },
  {
    suffers: 'A message lies over the button that buys or orders',
    mendedBy: ['8078e047'],
    breaks: [REACH],
    edits: [
      {
        file: 'src/ui/primitives/snackbar.module.css',
        find: 'calc(var(--foot-h) + var(--step-h) + 12px + var(--safe-b))',
        replace: 'calc(var(--foot-h) + 12px + var(--safe-b))',
      },
    ],
  },
];
