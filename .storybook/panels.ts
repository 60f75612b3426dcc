import { addons, types } from 'storybook/manager-api';

/** The library's own panels in the language of all else; a panel that is not here keeps its name and comes last. */
const TITLES: Readonly<Record<string, string>> = {
  'addon-controls': 'Свойства',
  'storybook/a11y/panel': 'Доступность',
  'storybook/interactions/panel': 'Проверка',
  'storybook/actions/panel': 'Вызовы',
};
const CONTROLS = 'addon-controls';

/** What is changed of a panel; the rest is the library's own. */
interface Panel {
  readonly title?: unknown;
  readonly disabled?: unknown;
}
type Panels = Record<string, Panel | undefined>;

const isPanels = (elements: unknown): elements is Panels => typeof elements === 'object' && elements !== null;

/** A story that is told nothing has nothing to be changed: of an empty table nobody learns anything. */
const isToldNothing = (parameters: Readonly<Record<string, unknown>> | undefined): boolean =>
  parameters?.['__isArgsStory'] !== true;

/** Puts our panels first, in this order, and those of the library behind them. The store keeps panels in the order in which they came. */
export function orderPanels(own: readonly string[]): void {
  const panels: unknown = addons.getElements(types.PANEL);
  if (!isPanels(panels)) return;
  const before = { ...panels };
  const first = [...own, ...Object.keys(TITLES)].filter((id) => before[id] !== undefined);
  const order = [...first, ...Object.keys(before).filter((id) => !first.includes(id))];
  for (const id of order) {
    const panel = before[id];
    if (panel === undefined) continue;
    delete panels[id];
    panels[id] = {
      ...panel,
      title: TITLES[id] ?? panel.title,
      ...(id === CONTROLS ? { disabled: isToldNothing } : {}),
    };
  }
}
