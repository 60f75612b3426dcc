import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Crane } from '../../src/ui/primitives/Crane.tsx';
import { Icon } from '../../src/ui/primitives/Icon.tsx';
import { ICON_PATHS, type IconName } from '../../src/ui/primitives/iconPaths.ts';

const meta = preview.meta({
  title: '10 Основы/Значки',
  id: '10-foundations-icons',
});

const isIconName = (name: string): name is IconName => name in ICON_PATHS;
const NAMES = Object.keys(ICON_PATHS).filter(isIconName);

export const Outlines = meta.story({
  name: 'Значки',
  tags: ['component:Icon'],
  render: () => (
    <ul className="swatches">
      {NAMES.map((name) => (
        <li key={name} className="swatch">
          <span className="sample">
            <Icon name={name} size={32} />
            <Icon name={name} />
            <Icon name={name} size={20} />
            <Icon name={name} size={16} />
          </span>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(NAMES.length);
  },
});

export const Mark = meta.story({
  name: 'Знак',
  tags: ['component:Crane'],
  render: () => (
    <div className="sample">
      <div className="sample--tile">
        <Crane />
      </div>
      <div className="sample--narrow sample--lacquer on-lacquer">
        <Crane />
      </div>
    </div>
  ),
});
