/** Longer ones lead nowhere that anybody wants to go. */
const MAX_LENGTH = 2_048;

/** The address of a link that leads out of the shop, always by https; null for the shop's own and for `tel:` and its like. */
export function outsideAddress(href: string, origin: string): string | null {
  if (href.length > MAX_LENGTH || !URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.origin === origin || !/^https?:$/.test(url.protocol)) return null;
  url.protocol = 'https:';
  return url.href;
}

interface OutsideLinks {
  readonly isApp: () => boolean;
  readonly follow: (url: string) => void;
}

/**
 * Inside of the app a link to another site is followed by the app: the shop stays where it is (assumptions, section 5),
 * until the result is called.
 */
export function watchOutsideLinks({ isApp, follow }: OutsideLinks): () => void {
  const hear = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isApp() || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    const url = link && outsideAddress(link.href, location.origin);
    if (url === null) return;
    event.preventDefault();
    follow(url);
  };
  document.addEventListener('click', hear);
  return () => document.removeEventListener('click', hear);
}
