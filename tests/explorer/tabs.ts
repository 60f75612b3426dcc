import type { BrowserContext, Page } from '@playwright/test';
import { openEyes } from './eyes.ts';

/** The tabs of one visitor; the one in front is acted on. */
export class Tabs {
  #front: Page;
  readonly #context: BrowserContext;
  isOnline = true;

  constructor(context: BrowserContext, first: Page) {
    this.#context = context;
    this.#front = first;
  }
  get front(): Page {
    return this.#front;
  }
  get count(): number {
    return this.#context.pages().length;
  }
  get all(): readonly Page[] {
    return this.#context.pages();
  }
  /** To the other tab; a second one is opened by the first wish for it. */
  async turn(): Promise<void> {
    const other = this.all.find((page) => page !== this.#front);
    if (other) this.#front = other;
    else {
      const url = this.#front.url();
      this.#front = await this.#context.newPage();
      await openEyes(this.#front);
      await this.#front.goto(url, { waitUntil: 'commit' });
    }
    await this.#front.bringToFront();
  }
  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    await this.#context.setOffline(!isOnline);
  }
}
