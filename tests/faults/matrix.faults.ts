import { expect, test as base } from '@playwright/test';
import { startFakeServices } from '../e2e/fakeServices.ts';
import { FIREBASE } from '../e2e/firebase.ts';
import { startServer } from '../e2e/server.ts';
import { journalOf } from '../e2e/visitJournal.ts';
import { playStep } from './cell.ts';
import { startCityless, type CitylessShop } from './cityless.ts';
import { chosenVisits } from './chosen.ts';
import type { PlannedVisit } from './plan.ts';
import { openVisit, type Visit } from './visit.ts';
import { CONTEXT, meetVisitors, openAs, type Visitors } from './visitors.ts';

interface Shop {
  readonly url: string;
  readonly visitors: Visitors;
}

const test = base.extend<{ readonly visit: Visit }, { readonly shop: Shop; readonly cityless: CitylessShop }>(
  {
    shop: [
      async ({ browser }, provide) => {
        const services = await startFakeServices();
        const server = await startServer('src/app/server/start.ts', {
          CAPTCHA_URL: services.origin,
          FIREBASE_CONFIG: JSON.stringify(FIREBASE),
        });
        await provide({ url: server.url, visitors: await meetVisitors(browser, server.url) });
        await server.stop();
        await services.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    cityless: [
      async ({ shop }, provide) => {
        const cityless = await startCityless(shop.url);
        await provide(cityless);
        await cityless.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    visit: async ({ browser, shop }, provide) => {
      const context = await browser.newContext({ ...CONTEXT, baseURL: shop.url });
      await provide(await openVisit(context));
      await context.close();
    },
  },
);

const play = async (
  { scene, steps }: PlannedVisit,
  {
    visit,
    visitors,
    origin,
  }: { readonly visit: Visit; readonly visitors: Visitors; readonly origin: string },
): Promise<void> => {
  const wrong: string[] = [];
  await scene.before?.(visit);
  for (const step of steps) {
    const open = (): Promise<string> => openAs(visit, visitors[scene.who], { origin, path: scene.path });
    const cells = await playStep(step, visit, open);
    if (cells.some(({ problems }) => problems.length > 0))
      await test
        .info()
        .attach(`journal of ${step.fault.title}.json`, { body: (await journalOf(visit.page)) ?? '' });
    for (const { row, outcome, problems } of cells) {
      const cell = `${row.operation} × ${step.fault.title}`;
      const ending = problems.length === 0 ? (outcome.rule ?? 'green') : 'red';
      test.info().annotations.push({ type: 'cell', description: `${cell} | ${ending}` });
      for (const problem of problems) {
        wrong.push(`${cell}: ${problem}`);
        test.info().annotations.push({ type: 'red', description: `${cell}: ${problem}` });
      }
    }
  }
  expect(wrong).toEqual([]);
};

for (const planned of chosenVisits)
  if (planned.scene.isCityless)
    test(planned.name, ({ visit, shop: { visitors }, cityless }) =>
      play(planned, { visit, visitors, origin: cityless.url }),
    );
  else
    test(planned.name, ({ visit, shop: { visitors, url } }) =>
      play(planned, { visit, visitors, origin: url }),
    );
