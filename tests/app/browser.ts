/** A browser makes a move of the history a little later. */
const MOVE_MS = 5;

interface Entry {
  state: unknown;
  href: string;
}

/** As much of a browser as its history takes. */
export class TestBrowser {
  entries: Entry[] = [{ state: null, href: 'https://shop.example/catalog' }];
  at = 0;
  private readonly target = new EventTarget();
  readonly addEventListener = this.target.addEventListener.bind(this.target);
  readonly removeEventListener = this.target.removeEventListener.bind(this.target);

  get location(): URL {
    return new URL(this.entry.href);
  }
  get paths(): readonly string[] {
    return this.entries.map(({ href }) => new URL(href).pathname);
  }
  private get entry(): Entry {
    return this.entries[this.at]!;
  }
  readonly history = ((browser: TestBrowser) => ({
    get state() {
      return browser.entry.state;
    },
    get length() {
      return browser.entries.length;
    },
    pushState(state: unknown, _title: string, url = browser.entry.href) {
      const href = new URL(url, browser.entry.href).href;
      browser.entries = [...browser.entries.slice(0, browser.at + 1), { state, href }];
      browser.at += 1;
    },
    replaceState(state: unknown, _title: string, url = browser.entry.href) {
      browser.entries[browser.at] = { state, href: new URL(url, browser.entry.href).href };
    },
    go: (steps: number) => void setTimeout(() => browser.move(steps), MOVE_MS),
  }))(this);

  /** What the person does by the browser's own buttons; beyond the ends nothing happens. */
  move(steps: number): void {
    if (this.entries[this.at + steps] === undefined) return;
    this.at += steps;
    this.target.dispatchEvent(new Event('popstate'));
  }
}
