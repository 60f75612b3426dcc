import type { Decorator } from '@storybook/react-vite';
import { SightRouter } from './events/SightRouter.tsx';
import { withShop } from './shop/withShop.tsx';

/** The theme of the toolbar, set on the root element as the shop itself does it. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  return <Story />;
};

/** Links need a router; `parameters.route` is the address a story starts at. */
const withRouter: Decorator = (Story, { parameters }) => (
  <SightRouter route={typeof parameters['route'] === 'string' ? parameters['route'] : '/'}>
    <Story />
  </SightRouter>
);

/** All decorators of the workbench, the innermost first. */
export const decorators: Decorator[] = [withShop, withRouter, withTheme];
