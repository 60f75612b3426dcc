import type { Decorator } from '@storybook/react-vite';

/** The story stands in a box of these classes of `.storybook/preview.css`. */
export const inSample =
  (className: string): Decorator =>
  (Story) => (
    <div className={className}>
      <Story />
    </div>
  );
