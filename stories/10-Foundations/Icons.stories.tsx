import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Crane } from '../../src/ui/primitives/Crane.tsx';
import { Icon } from '../../src/ui/primitives/Icon.tsx';
import { ICON_PATHS, type IconName } from '../../src/ui/primitives/iconPaths.ts';
import { LATER_ICONS } from '../../src/ui/primitives/laterIcons.ts';

const meta = preview.meta({
  title: '10 Основы/Значки',
  id: '10-foundations-icons',
});

const isNamed = (name: string): name is keyof typeof ICON_PATHS => name in ICON_PATHS;
const OUTLINES: readonly (readonly [string, IconName])[] = [
  ...Object.keys(ICON_PATHS)
    .filter(isNamed)
    .map((name) => [name, name] as const),
  ...Object.entries(LATER_ICONS),
];

export const Outlines = meta.story({
  name: 'Значки',
  tags: ['component:Icon'],
  render: () => (
    <ul className="swatches">
      {OUTLINES.map(([name, outline]) => (
        <li key={name} className="swatch">
          <span className="sample">
            <Icon name={outline} size={32} />
            <Icon name={outline} />
            <Icon name={outline} size={20} />
            <Icon name={outline} size={16} />
          </span>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(OUTLINES.length);
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
