import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { sourcesPlugin } from './sources/plugin.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  staticDirs: ['../public', { from: './comps', to: '/comps' }],
  // The script of the worker is served and built here only: the shop's own build knows nothing of it.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' }), sourcesPlugin()],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
});
