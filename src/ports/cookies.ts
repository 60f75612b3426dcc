import type { AppWorld } from '../slices/world.ts';

/** Specification, section 9, "Cookies": one year, at path "/". */
const YEAR_S = 365 * 24 * 60 * 60;

const write = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in the phones' webviews
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
};

/** The cookies of the page; none where it may not look at them (a frame without an origin). */
export const cookieHeader = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

export const cookies: AppWorld['cookies'] = {
  saveCity(id, slug) {
    write('cityId', id);
    write('citySlug', slug);
  },
  saveAllergens: (codes) => write('userAllergens', JSON.stringify(codes)),
};

/** The value of one cookie; null where it is absent or cannot be decoded. */
export function readCookie(header: string, name: string): string | null {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  if (!pair) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** The allergen codes of the cookie; anything but a list of texts is no choice. */
export function readAllergens(header: string): readonly string[] {
  const text = readCookie(header, 'userAllergens');
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}
