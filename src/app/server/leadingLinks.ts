const LINK = '<link ';

export interface LeadingLinks {
  /** HTML of the links that stood before all else; '' where there are none. */
  readonly links: string;
  readonly body: Buffer;
}

/**
 * Takes from a rendered app the links that React puts before it, which ask for the first pictures. In the head, before the fonts', they
 * are asked for first: the largest picture of the first screen is what takes longest to come, and the fonts have a fallback.
 */
export const leadingLinks = (app: Buffer): LeadingLinks => {
  let end = 0;
  while (app.toString('latin1', end, end + LINK.length) === LINK) end = app.indexOf('>', end) + 1;
  return { links: app.toString('utf8', 0, end), body: app.subarray(end) };
};
