import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ parameters: { layout: 'padded' } });

const isRootRule = (rule: CSSRule): rule is CSSStyleRule =>
  rule instanceof CSSStyleRule && rule.selectorText === ':root';

/** Every custom property that the style sheets declare on the root, in their order. */
function declaredTokens(): readonly string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isRootRule);
  const names = rules
    .flatMap((rule) => [...rule.style])
    .filter((name) => name.startsWith('--') && !name.startsWith('--lightningcss'));
  return [...new Set(names)];
}

const valueOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const isColour = (name: string): boolean => CSS.supports('color', valueOf(name));

function Swatch({ name }: { readonly name: string }) {
  return (
    <li className="swatch">
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={`var(${name})`} />
      </svg>
      <b>{name}</b>
      <code className="muted">{valueOf(name)}</code>
    </li>
  );
}

function Rows({ names }: { readonly names: readonly string[] }) {
  return (
    <dl className="swatches">
      {names.map((name) => (
        <div key={name} className="swatch">
          <dt>
            <b>{name}</b>
          </dt>
          <dd>
            <code className="muted">{valueOf(name)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Read from the style sheets themselves, so a new token is here at once. */
export const Colours = meta.story({
  name: 'Цвета',
  render: () => (
    <ul className="swatches">
      {declaredTokens()
        .filter(isColour)
        .map((name) => (
          <Swatch key={name} name={name} />
        ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--accent')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(40);
  },
});

export const Measures = meta.story({
  name: 'Размеры, шрифт, движение',
  render: () => <Rows names={declaredTokens().filter((name) => !isColour(name))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--d-sheet')).toBeVisible();
  },
});
