import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { EventsPanel } from './events/EventsPanel.tsx';

const ADDON = 'zhuravl/events';

addons.register(ADDON, () => {
  addons.add(`${ADDON}/panel`, {
    type: types.PANEL,
    title: 'События',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <React.StrictMode>
          <EventsPanel />
        </React.StrictMode>
      </AddonPanel>
    ),
  });
});
