import type { Page } from '@playwright/test';
import type { OperationName } from '../../contracts/operations.ts';
import { DEEP } from './brief.ts';
import { ACTS, answerTo, askToEnter, fillCart, OPENINGS, READS } from './hostile/acts.ts';
import { expect, test, visit } from './hostile/hostileShop.ts';
import type { HostileApi } from './hostile/server.ts';
import { LONG_MS } from './hostile/sound.ts';
import {
  close,
  enter,
  logIn,
  MORE_OF_CUSTOMERS,
  OF_CUSTOMERS,
  OF_GUESTS,
  OF_THE_SEASON,
} from './hostile/visiting.ts';
import { isFormTurn, isStructuralTurn, TURNS, type Turn } from './hostile/words.ts';

/** Nobody whom the demo knows. */
const NEWCOMER = '9279990000';
const REFUSED_LOGINS = [
  [422, 'user.find'],
  [401, 'user.find'],
  [401, 'user.create'],
  [422, 'user.create'],
] as const;

interface Visit {
  readonly page: Page;
  readonly turn: Turn;
  readonly api: HostileApi;
  /** Looks at the page as it is now. */
  readonly see: () => Promise<void>;
  readonly go: (paths: readonly string[]) => Promise<void>;
}

const answered = async (
  { page, see }: Visit,
  asks: OperationName,
  act: (page: Page) => Promise<void>,
): Promise<void> => {
  const answer = answerTo(page, asks);
  await act(page);
  await answer;
  await see();
};

async function comeAsNewcomer(visiting: Visit): Promise<void> {
  const { page, turn, api, go } = visiting;
  await enter(page, turn);
  await go([...OF_GUESTS, ...OF_THE_SEASON]);
  const ask = (): Promise<void> => askToEnter(page, NEWCOMER);
  for (const [status, asks] of REFUSED_LOGINS) {
    api.refuse(status, asks);
    await answered(visiting, asks, ask);
  }
  api.refuse(422);
  await answered(visiting, 'user.create', ask);
}

async function comeAsCustomer({ page, turn }: Visit): Promise<void> {
  // A page of the shop that is left writes down once more what it knows.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await enter(page, turn);
  await logIn(page);
  await fillCart(page);
}

async function openAll({ page, see }: Visit): Promise<void> {
  for (const { open } of OPENINGS) {
    await open(page);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await see();
    await close(page);
  }
}

async function readInVain({ api, go }: Visit): Promise<void> {
  for (const status of [422, 404, 401]) {
    api.refuse(status, ...READS);
    await go(['cart', 'personal', 'about']);
  }
  api.refuse(422);
}

/** Where the shop no longer finds things by what they are found by: nobody knows the session of a customer whose token is another. */
async function lookAsStranger(visiting: Visit): Promise<void> {
  const { page, turn, go } = visiting;
  await enter(page, turn);
  await go([...OF_GUESTS, ...OF_THE_SEASON]);
  await logIn(page);
  await fillCart(page);
}

/** Where all that is told has another form: what is there to press is another thing, too. */
async function lookAsCustomer(visiting: Visit): Promise<void> {
  const { page, turn, go } = visiting;
  await enter(page, turn);
  await go([...OF_GUESTS, ...OF_THE_SEASON]);
  await logIn(page);
  await go([...OF_CUSTOMERS, ...MORE_OF_CUSTOMERS]);
  await readInVain(visiting);
}

test.use({ actionTimeout: 30_000 });
test.setTimeout(LONG_MS);

for (let turn = 0; turn < TURNS; turn += 1)
  test.describe(() => {
    test.use({ turn });
    test(
      `a chain that means harm, visit ${turn + 1} of ${TURNS}`,
      DEEP,
      async ({ page, look, api, watch }) => {
        // What nothing leads to is asked for in vain, and what is refused is printed.
        watch.expect(/status of 4\d\d/);
        const go = async (paths: readonly string[]): Promise<void> => {
          for (const path of paths) await visit(page, `/samara/${path}`, look);
        };
        const visiting: Visit = {
          page,
          turn,
          api,
          see: () => look(page),
          go,
        };
        if (isStructuralTurn(turn)) return lookAsStranger(visiting);
        if (isFormTurn(turn)) return lookAsCustomer(visiting);
        await comeAsNewcomer(visiting);
        await comeAsCustomer(visiting);
        await go([...OF_CUSTOMERS, ...MORE_OF_CUSTOMERS]);
        await openAll(visiting);
        for (const { asks, do: act } of ACTS) {
          api.refuse(422, asks);
          await answered(visiting, asks, act);
        }
        await readInVain(visiting);
        await comeAsCustomer(visiting);
        for (const { asks, do: act } of ACTS) await answered(visiting, asks, act);
      },
    );
  });
