import type { Settings } from './settings.ts';

/** The key of the site for the captcha; null where nothing is asked of anybody (specification, section 4, "Captcha"). */
export const captchaKeyIn = (
  values: Pick<Settings, 'isCaptchaOff' | 'captchaSiteKey'> | null,
): string | null => (values === null || values.isCaptchaOff ? null : values.captchaSiteKey);
