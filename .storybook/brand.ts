import { create } from 'storybook/theming/create';
import { getPreferredColorScheme } from 'storybook/theming';

/** The colours of the shop's own tokens (src/ui/styles/tokens.css): the workbench's frame is bundled without its style sheets. */
const PAPER = {
  light: {
    paper: '#fffdfa',
    surface: '#ffffff',
    quiet: '#f4f0ea',
    ink: '#1a1714',
    muted: '#6b645c',
    line: '#e7e1d8',
    accent: '#b52415',
  },
  dark: {
    paper: '#151311',
    surface: '#1f1c19',
    quiet: '#292521',
    ink: '#f3eee7',
    muted: '#a79f95',
    line: '#2f2a26',
    accent: '#ff7a66',
  },
} as const;

/** The frame around the stories in the look of the shop, light or dark as the reviewer's system is. */
export function brand() {
  const base = getPreferredColorScheme();
  const { paper, surface, quiet, ink, muted, line, accent } = PAPER[base];
  return create({
    base,
    brandTitle: '<img src="./icon.svg" alt="" width="28" height="28"> Журавль. Стенд',
    brandUrl: './',
    brandTarget: '_self',
    appBg: quiet,
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: line,
    appBorderRadius: 12,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    colorPrimary: accent,
    colorSecondary: accent,
    textColor: ink,
    textMutedColor: muted,
    inputBg: surface,
    inputBorder: line,
    inputTextColor: ink,
    inputBorderRadius: 8,
    fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  });
}
