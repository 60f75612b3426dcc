import { setupWorker, type SetupWorker } from 'msw/browser';
import { noteProblem } from './problems.ts';

/** Calls of the shop; everything else of this origin belongs to the workbench. */
const OURS = /^\/(?:api|demo|ws)(?:\/|$)/;

const isOurs = ({ origin, host, pathname }: URL): boolean =>
  host !== location.host || origin === 'null' || OURS.test(pathname);

/** Registers the worker that stands between the stories and the network; a call that nothing answers is a problem. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: async ({ frame }) => {
      const url = frame.protocol === 'http' ? new URL(frame.data.request.url) : null;
      if (url && isOurs(url)) noteProblem(await frame.getUnhandledMessage());
    },
  });
  return worker;
}
