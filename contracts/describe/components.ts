import * as z from 'zod/mini';
import * as addresses from '../address.ts';
import * as catalogs from '../catalog.ts';
import * as cities from '../city.ts';
import * as common from '../common.ts';
import * as likes from '../like.ts';
import * as live from '../live.ts';
import * as notifications from '../notification.ts';
import * as orders from '../order.ts';
import * as payloads from '../orderPayload.ts';
import * as pages from '../page.ts';
import * as promos from '../promo.ts';
import * as reservations from '../reservation.ts';
import * as seasons from '../season.ts';
import * as settings from '../setting.ts';
import * as users from '../user.ts';
import * as vacancies from '../vacancy.ts';
import * as versions from '../versions.ts';
import * as workTimes from '../workTime.ts';

/** What everything is made of has no name of its own, whatever a module calls it. */
const { problem: _problem, done: _done, ...material } = common;
const materials = new Set<unknown>(Object.values(material));

const exported: Readonly<Record<string, unknown>> = {
  ...addresses,
  ...catalogs,
  ...cities,
  ...likes,
  ...live,
  ...notifications,
  ...orders,
  ...payloads,
  ...pages,
  ...promos,
  ...reservations,
  ...seasons,
  ...settings,
  ...users,
  ...vacancies,
  ...versions,
  ...workTimes,
  problem: common.problem,
  done: common.done,
};

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const nameOf = (exportName: string): string => exportName.charAt(0).toUpperCase() + exportName.slice(1);

/** The schemas that the contract exports, by the name under which a document holds each of them once. */
export const components: Readonly<Record<string, z.core.$ZodType>> = Object.fromEntries(
  Object.entries(exported).flatMap(([name, value]) =>
    isSchema(value) && !materials.has(value) ? [[nameOf(name), value]] : [],
  ),
);

/** For zod: a schema that is registered here becomes a reference. */
export const componentNames = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(components)) componentNames.add(schema, { id });
