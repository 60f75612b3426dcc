import { PROOF, RESERVATION } from '../../contracts/examples/reservation.ts';
import { LINES, NAME } from '../../contracts/examples/samples.ts';
import { NEW_NAME } from '../../contracts/examples/profile.ts';
import { APPLICATION } from '../../contracts/examples/vacancy.ts';
import type { OperationName } from '../../contracts/operations.ts';
import { TABLES } from '../backend/handlers/reservation.ts';
import type { House } from '../backend/house.ts';
import type { ProviderContext } from './context.ts';

type Bring = (context: ProviderContext) => void | Promise<void>;

const decree =
  (change: (house: House, context: ProviderContext) => void): Bring =>
  (context) =>
    context.backend.decree((house) => change(house, context));

const barred = decree((house, { phones }) => {
  for (const phone of phones) house.barred.add(phone);
});
const spentProof = decree((house) => house.spentProofs.add(PROOF));
const emptyMenu: Bring = ({ backend }) => backend.patchCatalog((catalog) => ({ ...catalog, products: [] }));

/** Reserves as many tables as there are, wherever the example could ask for one. */
const fullHouse: Bring = async (context) => {
  for (const deliveryTerminalId of context.terminals)
    for (let table = 0; table < TABLES; table += 1)
      await context.call('reservation.create', { body: { ...RESERVATION, deliveryTerminalId } });
};

/** Refusals that the demo's own rules can be brought to, by operation and status. */
const RULES: Readonly<Partial<Record<OperationName, Readonly<Record<number, Bring>>>>> = {
  'user.find': { 403: barred },
  'order.place': { 403: barred },
  'user.create': { 422: decree((house) => house.refusedNames.add(NAME)) },
  'user.change': { 422: decree((house) => house.refusedNames.add(NEW_NAME)) },
  'address.create': { 422: decree((house) => house.closedStreets.add(LINES.street)) },
  'like.create': { 422: emptyMenu },
  'promo.calculate': { 422: emptyMenu },
  'reservation.create': {
    403: spentProof,
    409: fullHouse,
    422: decree((house) => house.closedDates.add(RESERVATION.date)),
  },
  'vacancy.create': {
    403: spentProof,
    422: decree((house) => house.closedPositions.add(APPLICATION.position)),
  },
};

/** What no rule of the demo would say, so that its answer is a script, and why. */
export const SCRIPTED: Readonly<Record<string, string>> = {
  'the call is refused: without a word':
    'the demo always has words for the customer; and whose account is gone (404) has no session either, so that it answers 401',
  'the call is refused: user.remove 422': 'the demo lets whoever has an order go',
  'versions are plain text': 'the demo answers JSON',
};

/** Brings a refusal about: by a rule where one says it, else by a script. */
export const refuse = async (
  context: ProviderContext,
  { operation, status, message }: { operation: OperationName; status: number; message: string | null },
): Promise<void> => {
  const bring = message === null ? undefined : RULES[operation]?.[status];
  if (bring) return bring(context);
  const name = message === null ? 'without a word' : `${operation} ${status}`;
  context.scripted(`the call is refused: ${name}`);
  context.backend.fail(operation, { status, body: message === null ? {} : { message } });
};
