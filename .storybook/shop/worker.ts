import { setupWorker, type SetupWorker } from 'msw/browser';
import { noteProblem } from './problems.ts';

/** Calls of the shop; everything else of this origin belongs to the workbench. */
const OURS = /^\/(?:api|demo)\//;

const isOurs = ({ origin, pathname }: URL): boolean => origin !== location.origin || OURS.test(pathname);

/** Pictures have no abort: one that the story before asked for may come by after its `<img>` has left the page. */
const isOfStoryBefore = ({ href, pathname }: URL): boolean =>
  pathname.startsWith('/demo/i/') && ![...document.images].some(({ currentSrc }) => currentSrc === href);

/** Registers the worker that stands between the stories and the network; a call that nothing answers is a problem. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  worker.events.on('request:unhandled', ({ request: { method, url } }) => {
    const address = new URL(url);
    if (isOurs(address) && !isOfStoryBefore(address)) noteProblem(`Nothing answers ${method} ${url}`);
  });
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}
