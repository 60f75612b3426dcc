/** Longer ones are no address of this shop. */
const MAX_LENGTH = 2_048;

const parsed = (link: string, origin: string): URL | null => {
  try {
    return new URL(link, origin);
  } catch {
    return null;
  }
};

/**
 * The path of a link that stays on the shop's own origin, with query and anchor; null for any other. It begins with one
 * slash: two would be another site's address.
 */
export function ownPath(link: string, origin: string): string | null {
  if (link.length > MAX_LENGTH) return null;
  const url = parsed(link, origin);
  // A blob's origin is that of its maker, hence the protocol.
  if (url === null || url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
