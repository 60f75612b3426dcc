/** Whose pages belong to the shop, beside those of the host that is asked. */
export interface Welcome {
  readonly origins: readonly string[];
  /** While it is asked at a name of its own machine: pages of that machine, whatever their port. */
  readonly isOwnMachineWelcome: boolean;
}

const OWN_MACHINE: ReadonlySet<string | undefined> = new Set(['localhost', '127.0.0.1', '[::1]']);

const isOfOwnMachine = (host: string | undefined): boolean =>
  OWN_MACHINE.has(URL.parse(`http://${host}`)?.hostname);

/** Whether a page belongs to the shop: `from` is its address or origin, `host` the one that it has asked. */
export const isWelcome = (from: string, host: string | undefined, welcome: Welcome): boolean => {
  const page = URL.parse(from);
  if (page === null || !/^https?:$/.test(page.protocol)) return false;
  if (page.host === host || welcome.origins.includes(page.origin)) return true;
  return welcome.isOwnMachineWelcome && isOfOwnMachine(page.host) && isOfOwnMachine(host);
};
