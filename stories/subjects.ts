/** What is neither a page nor a dialog, by the component that shows it. */
export const PANELS = {
  filters: 'src/ui/catalog/FiltersDialog.tsx',
  stories: 'src/ui/stories/StoriesDialog.tsx',
  appOffer: 'src/ui/shell/AppPrompt.tsx',
  appUpdate: 'src/ui/shell/AppPrompt.tsx',
  loadingBar: 'src/ui/shell/LoadingBar.tsx',
  notices: 'src/ui/shell/Messages.tsx',
  offline: 'src/ui/shell/Messages.tsx',
  waiting: 'src/ui/waiting/WaitingStrip.tsx',
  notifications: 'src/ui/shell/Notifications.tsx',
  push: 'src/ui/account/PushRow.tsx',
  away: 'src/ui/away/AwayStrip.tsx',
} as const satisfies Readonly<Record<string, string>>;

/** The error screens: an unknown address, a page that failed, and an error of the error page itself. */
export const ERROR_SCREENS = ['404', '500', 'fallback'] as const;

/** What all components stand on; each has a page of reference. */
export const FOUNDATIONS = ['colours', 'sizes', 'type', 'icons', 'motion', 'copy'] as const;
export type Foundation = (typeof FOUNDATIONS)[number];
