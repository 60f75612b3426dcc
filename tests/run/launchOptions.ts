/**
 * What the browser of the tests goes without. A list of these takes the place of Playwright's own, so that it is repeated here;
 * the popups of the address bar, which nobody sees, are left out beside it: two pages of the browser's own in each window cost
 * a journey a sixth of its time.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

const executablePath = process.env['CHROMIUM_PATH'];

/** How Playwright starts Chromium: the one that CHROMIUM_PATH names, else its own; `args` beside those that every test needs. */
export const launchOptionsWith = (...args: readonly string[]) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    `--disable-features=${FEATURES_OFF.join(',')}`,
    ...args,
  ],
});
