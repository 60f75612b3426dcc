/** In front of every path of the back end. */
export const PATH_PREFIX = '/api/v1';

/** Where the versions are asked for: beside their schemas, which a page that only asks for versions does without. */
export const VERSION_PATHS = {
  catalog: '/storage/version',
  settings: '/setting/version',
  settingsPolled: '/setting/SETTINGS_VERSION',
  store: '/setting/STORE_VERSION',
  mobileApp: '/setting/MOBILE_APP_VERSION',
} as const;
