import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { EventsPanel } from './events/EventsPanel.tsx';
import { orderPanels } from './panels.ts';
import { RemarkPanel } from './remarks/RemarkPanel.tsx';
import { followStories } from './remarks/storyAtRest.ts';
import { TaskPanel } from './task/TaskPanel.tsx';

const ADDON = 'zhuravl';

const PANELS = [
  { id: `${ADDON}/events/panel`, title: 'События', Content: EventsPanel },
  { id: `${ADDON}/task/panel`, title: 'Задание', Content: TaskPanel },
  { id: `${ADDON}/remark/panel`, title: 'Замечание', Content: RemarkPanel },
] as const;

addons.setConfig({ theme: brand(), selectedPanel: PANELS[0].id });

addons.register(ADDON, () => {
  followStories();
  for (const { id, title, Content } of PANELS)
    addons.add(id, {
      type: types.PANEL,
      title,
      render: ({ active = false }) => (
        <AddonPanel active={active}>
          <React.StrictMode>
            <Content />
          </React.StrictMode>
        </AddonPanel>
      ),
    });
  orderPanels(PANELS.map(({ id }) => id));
});
