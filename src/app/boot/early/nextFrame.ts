/** What of the browser tells when it draws. */
export interface Drawn {
  readonly requestAnimationFrame: (draw: () => void) => unknown;
}

/** Waits for the next frame to begin: what was there before is drawn by then, and what is there now will be. */
export const nextFrame = (page: Drawn) => (): Promise<void> =>
  new Promise((resolve) => page.requestAnimationFrame(resolve));
