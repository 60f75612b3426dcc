import type { Decorator } from '@storybook/react-vite';
import { SightRouter } from './events/SightRouter.tsx';
import { useSyncExternalStore } from 'react';
import { looks } from './looks.ts';
import { ending } from './shop/ending.ts';
import { inToolbar } from './shop/toolbar.ts';
import { withShop } from './shop/withShop.tsx';

/** A story whose test is over takes its tree down. */
const WithEnd: Decorator = (Story) => {
  const isOver = useSyncExternalStore(ending.listen, ending.read);
  return isOver ? <></> : <Story />;
};

/** Theme, size of text and motion, set on the root element as the shop and its browser do it; and the room around. */
const withLooks: Decorator = (Story, { globals, parameters }) => {
  looks(globals);
  document.body.dataset['layout'] = String(parameters['layout']);
  return <Story />;
};

/** Links need a router; `parameters.route` is the address a story starts at. */
const withRouter: Decorator = (Story, { parameters, globals }) => {
  const { route = '/' } = inToolbar(parameters, globals);
  return (
    <SightRouter key={route} route={route}>
      <Story />
    </SightRouter>
  );
};

/** All decorators of the workbench, the innermost first. */
export const decorators: Decorator[] = [withShop, withRouter, withLooks, WithEnd];
