/**
 * Style sheets of chunks that could not be fetched. The build's own loader asks for a sheet once only: without this, code
 * that comes at a later try would be shown without its styles.
 */
const lost = new Set<HTMLLinkElement>();
let reviving: Promise<unknown> | null = null;

/** Remembers from now on which sheets were lost. */
export function watchLostStyles(page: Pick<Document, 'addEventListener'>): void {
  const remember = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  };
  // An error of an element does not bubble.
  page.addEventListener('error', remember, { capture: true });
}

const fetchedAgain = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clone is of its kind
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`No styles: ${link.href}`)));
    lost.delete(link);
    link.replaceWith(again);
  });

/** Fetches again what was lost; rejects where it cannot be had now either. */
export function reviveStyles(): Promise<unknown> {
  reviving ??= Promise.all([...lost].map(fetchedAgain)).finally(() => (reviving = null));
  return reviving;
}
