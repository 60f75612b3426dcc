/** Resolves when the page's sheets hold, or will never come: what comes to life must not stand there undressed. */
export const stylesApplied = (document: Document): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      (link) =>
        new Promise<void>((resolve) => {
          if (link.sheet !== null) return resolve();
          for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
        }),
    ),
  );
