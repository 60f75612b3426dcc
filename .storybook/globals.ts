import type { Preview } from '@storybook/react-vite';

/** Toolbar choices of the workbench. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Тема',
    toolbar: {
      title: 'Тема',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Светлая', icon: 'sun' },
        { value: 'dark', title: 'Тёмная', icon: 'moon' },
      ],
    },
  },
};
