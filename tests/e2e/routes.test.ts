import { readFileSync } from 'node:fs';
import { DEEP, IS_BRIEF } from './brief.ts';
import { expectAccessible, expectNoOverflow, settle } from './tour/look.ts';
import { addressOf, PLACES, type Place } from './tour/places.ts';
import { brokenRings } from './tour/rings.ts';
import { expect, test } from './tour/visitor.ts';

/** Annotation that the reporter collects into docs/routes.md. */
const ROW = 'route';
const TABLE = readFileSync(new URL('../../docs/routes.md', import.meta.url), 'utf8').split('\n');
/** As it stands in the table: an order has a number as long as it is on its way. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('\u00A0', ' ')
    .replace(/\s№\s?\d+/, '');

const rowOf = (
  { name, path, isPlainOnly }: Place,
  found: { readonly statuses: string; readonly title: string; readonly h1: string },
): string => {
  const bare = path.split('?')[0] ?? '';
  const forms = isPlainOnly ? `\`/${bare}\`` : `\`/${bare}\`, \`/{city}${bare && `/${bare}`}\``;
  return `| ${[name, forms, found.statuses, cell(found.title), cell(found.h1), '0', 'no'].join(' | ')} |`;
};

/** Four looks at a page with the whole menu take their time. */
const DEEP_MS = 300_000;
if (!IS_BRIEF) test.setTimeout(DEEP_MS);

/** Pages of text are all one page: in a brief run `about` stands for them, and the journey of the links opens them. */
const detailsOf = ({ isText }: Place) => (isText ? DEEP : {});

for (const place of PLACES)
  test(
    `${place.name} answers in both forms, and everybody can use it`,
    detailsOf(place),
    async ({ page, request, watch }, info) => {
      if (place.isPlainOnly) watch.expect(/status of 404/);
      const plain = await request.get(`/${place.path}`);
      const inCity = await request.get(`/samara/${place.path}`);
      expect([plain.status(), inCity.status()]).toEqual([200, place.isPlainOnly ? 404 : 200]);

      await page.goto(addressOf(place));
      const h1 = page.getByRole('heading', { level: 1 });
      await expect(h1).toHaveCount(1);
      await settle(page);
      // Nothing stands before it: who walks through headings begins with the page.
      await expect(page.getByRole('heading').first()).toHaveJSProperty('localName', 'h1');
      if (IS_BRIEF) expect(await brokenRings(page)).toEqual([]);
      else await expectAccessible(page);
      await expectNoOverflow(page);

      const row = rowOf(place, {
        statuses: `${plain.status()}, ${inCity.status()}`,
        title: await page.title(),
        h1: (await h1.textContent()) ?? '',
      });
      info.annotations.push({ type: ROW, description: row });
      if (process.env['WRITE_ROUTES'] === undefined) expect(TABLE).toContain(row);
    },
  );
