import { shopComponents } from '../../.storybook/sources/plugin.ts';
import { ROUTES } from '../../src/app/navigation/routeTable.ts';
import { EVERY_KIND, EVERY_MODAL } from '../../stories/everyModal.ts';
import { SCREEN_STATES } from '../../stories/screenStates.ts';
import { STATES, type StateTable } from '../../stories/states.ts';
import { ERROR_SCREENS, FOUNDATIONS, PANELS } from '../../stories/subjects.ts';
import { ERROR_CATALOGUE } from '../errorCatalogue.ts';

/** What the stories have to show, as the shop itself lists it. */
export interface Registries {
  readonly modals: readonly string[];
  readonly panels: readonly string[];
  readonly routes: readonly string[];
  readonly errorScreens: readonly string[];
  readonly messages: readonly string[];
  /** File names without their ending. */
  readonly components: readonly string[];
  /** What has a page of reference: every component and every foundation. */
  readonly pages: readonly string[];
  readonly states: readonly string[];
  /** By tag, as in `modal:city`. */
  readonly tables: Readonly<Record<string, StateTable>>;
}

const tagged = (
  kind: string,
  tables: Readonly<Record<string, StateTable>>,
): readonly (readonly [string, StateTable])[] =>
  Object.entries(tables).map(([name, table]) => [`${kind}:${name}`, table]);

/** The registries of the project as it is. */
export function registries(): Registries {
  const components = Object.keys(shopComponents());
  return {
    modals: EVERY_KIND,
    panels: Object.keys(PANELS),
    routes: ROUTES.map(({ name }) => name),
    errorScreens: ERROR_SCREENS,
    messages: Object.keys(ERROR_CATALOGUE),
    components,
    pages: [...components, ...FOUNDATIONS],
    states: Object.keys(STATES),
    tables: Object.fromEntries([...tagged('modal', EVERY_MODAL), ...tagged('screen', SCREEN_STATES)]),
  };
}
