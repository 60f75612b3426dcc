import { likeExamples } from '../../examples/like.ts';
import { customerIn, LINES, NAME, PHONE, PLAIN, plainOnSale } from '../../examples/samples.ts';
import { read } from '../../sentence.ts';
import { given } from '../../states.ts';
import type { Bench, Check } from '../check.ts';
import { itemAt, shownValue, wrong } from '../judgement.ts';
import { plainText } from '../reading.ts';
import type { Answer } from '../service.ts';
import { behaviour, fieldOf, isDone, listIn, SIGNED_IN, signedIn } from './own.ts';

const BACK = read(7, 'is read back by the calls that read it');

const expectFields = ({ note }: Bench, answer: Answer, fields: Readonly<Record<string, unknown>>): void => {
  for (const [name, expected] of Object.entries(fields))
    if (fieldOf(answer, name) !== expected)
      note(
        answer,
        wrong(
          `$.${name}`,
          `${shownValue(expected)} was written, and ${shownValue(fieldOf(answer, name))} is read`,
        ),
      );
};

/** Reads the customer; null where even the code does not help. */
const customerRead = async (bench: Bench): Promise<Answer | null> => {
  const answer = await bench.login({ operation: 'user.find', parameters: { phone: PHONE } });
  return isDone(bench, answer) ? answer : null;
};

const written = (name: string, fields: Readonly<Record<string, unknown>>): Check =>
  behaviour(
    name,
    ['user.change', 'user.find'],
    SIGNED_IN,
    async (bench) => {
      const change = { operation: 'user.change', parameters: { phone: PHONE }, body: fields } as const;
      if (!isDone(bench, await bench.service.ask(signedIn(bench, change)))) return;
      const customer = await customerRead(bench);
      if (customer) expectFields(bench, customer, fields);
    },
    BACK,
  );

const CONSENTS = { personalData: true, PUSHNotifications: true, receiveAdvertisingInformation: true };

/** Only what was changed is sent. */
const unnamedKept = behaviour(
  'consents that a change does not name stay',
  ['user.change', 'user.find'],
  SIGNED_IN,
  async (bench) => {
    const change = { operation: 'user.change', parameters: { phone: PHONE } } as const;
    for (const body of [CONSENTS, { name: 'Мария Ивановна' }])
      if (!isDone(bench, await bench.service.ask(signedIn(bench, { ...change, body })))) return;
    const customer = await customerRead(bench);
    if (customer) expectFields(bench, customer, CONSENTS);
  },
  BACK,
);

const registration = behaviour(
  'who has registered is found with the same id, name and consents',
  ['user.create', 'user.find'],
  [given('nobody has the phone', { phone: PHONE })],
  async (bench) => {
    const body = { phone: PHONE, name: NAME, ...CONSENTS };
    const created = await bench.login({ operation: 'user.create', body });
    if (!isDone(bench, created)) return;
    const customer = await customerRead(bench);
    if (!customer) return;
    expectFields(bench, customer, { name: NAME, ...CONSENTS });
    if (String(fieldOf(customer, 'id')) !== String(fieldOf(created, 'id')))
      bench.note(
        customer,
        wrong(
          '$.id',
          `${shownValue(fieldOf(created, 'id'))} has registered, and ${shownValue(fieldOf(customer, 'id'))} is found`,
        ),
      );
  },
  BACK,
);

const accountGone = behaviour(
  'whose account is deleted is found no more',
  ['user.remove', 'user.find'],
  SIGNED_IN,
  async (bench) => {
    const remove = { operation: 'user.remove', parameters: { phone: PHONE } } as const;
    if (!isDone(bench, await bench.service.ask(signedIn(bench, remove)))) return;
    const answer = await bench.login({ operation: 'user.find', parameters: { phone: PHONE } });
    if (answer.status !== 404) bench.note(answer, wrong('status', `404 is expected, not ${answer.status}`));
  },
  BACK,
);

const addressesOf = (bench: Bench): Promise<Answer> =>
  bench.service.ask(
    signedIn(bench, { operation: 'address.list', parameters: { userId: bench.values['userId'] ?? '' } }),
  );

const addressSaved = behaviour(
  'a new address is in the list, line by line',
  ['address.create', 'address.list'],
  SIGNED_IN,
  async (bench) => {
    const body = { userId: bench.values['userId'], ...LINES };
    const created = await bench.service.ask(signedIn(bench, { operation: 'address.create', body }));
    if (!isDone(bench, created)) return;
    const list = await addressesOf(bench);
    const id = String(fieldOf(created, 'id'));
    const index = listIn(list).findIndex((address) => String(address['id']) === id);
    if (index < 0)
      return bench.note(list, wrong('$', `the address ${shownValue(id)} was saved and is not in the list`));
    const { zoneId: _, ...lines } = LINES;
    for (const [name, line] of Object.entries(lines)) {
      const value = listIn(list)[index]?.[name];
      if (plainText(value) !== line)
        bench.note(
          list,
          wrong(
            `${itemAt('$', index)}.${name}`,
            `${shownValue(line)} was written, and ${shownValue(value)} is read`,
          ),
        );
    }
  },
  BACK,
);

/** A zone of the service's own, which no example can name. */
const zoneSaved = behaviour(
  'a new address keeps its zone',
  ['address.create', 'address.list'],
  [...SIGNED_IN, given('a zone has conditions', {})],
  async (bench) => {
    const { userId, zoneId } = bench.values;
    const body = { userId, ...LINES, zoneId };
    const created = await bench.service.ask(signedIn(bench, { operation: 'address.create', body }));
    if (!isDone(bench, created)) return;
    const list = await addressesOf(bench);
    const id = plainText(fieldOf(created, 'id'));
    const index = listIn(list).findIndex((address) => plainText(address['id']) === id);
    const zone = plainText(listIn(list)[index]?.['zoneId']);
    if (zone !== '' && zone !== zoneId)
      bench.note(
        list,
        wrong(
          `${itemAt('$', index)}.zoneId`,
          `${shownValue(zoneId)} was written, and ${shownValue(zone)} is read`,
        ),
      );
  },
  BACK,
);

const saved = given('the customer has a saved address', { phone: PHONE, lines: LINES });

const addressGone = behaviour(
  'a deleted address is in the list no more',
  ['address.remove', 'address.list'],
  [...SIGNED_IN, saved],
  async (bench) => {
    const addressId = bench.values['addressId'] ?? '';
    const remove = { operation: 'address.remove', parameters: { addressId } } as const;
    if (!isDone(bench, await bench.service.ask(signedIn(bench, remove)))) return;
    const list = await addressesOf(bench);
    if (listIn(list).some(({ id }) => String(id) === addressId))
      bench.note(list, wrong('$', `the address ${shownValue(addressId)} was deleted and is in the list`));
  },
  BACK,
);

const likesOf = (bench: Bench): Promise<Answer> =>
  bench.service.ask(
    signedIn(bench, { operation: 'like.list', parameters: { userId: bench.values['userId'] ?? '' } }),
  );
const isIn = (list: Answer): boolean => listIn(list).some(({ productId }) => productId === PLAIN.id);

const likeSaved = behaviour(
  'a like is in the list and in the menu',
  ['like.create', 'like.list', 'catalog.all'],
  [customerIn, plainOnSale],
  async (bench) => {
    const body = { userId: bench.values['userId'], productId: PLAIN.id };
    if (!isDone(bench, await bench.service.ask(signedIn(bench, { operation: 'like.create', body })))) return;
    const list = await likesOf(bench);
    if (!isIn(list)) bench.note(list, wrong('$', `${PLAIN.id} was liked and is not in the list`));
    const menu = await bench.service.ask(signedIn(bench, { operation: 'catalog.all' }));
    const products: unknown = fieldOf(menu, 'products');
    const index = Array.isArray(products)
      ? products.findIndex((product: { readonly id?: unknown }) => product.id === PLAIN.id)
      : -1;
    const liked: unknown = Array.isArray(products) ? products[index] : null;
    const flag =
      typeof liked === 'object' && liked !== null && 'isLiked' in liked ? liked.isLiked : undefined;
    // The list of likes says it as well: the flag may be left out, but not say the contrary.
    if (flag === false)
      bench.note(
        menu,
        wrong(`${itemAt('$.products', index)}.isLiked`, 'is false for a product that is liked'),
      );
  },
  BACK,
);

const likeGone = behaviour(
  'a like that is withdrawn is in the list no more',
  ['like.remove', 'like.list'],
  likeExamples.removal.given,
  async (bench) => {
    const parameters = { userId: bench.values['userId'] ?? '', productId: PLAIN.id };
    if (!isDone(bench, await bench.service.ask(signedIn(bench, { operation: 'like.remove', parameters }))))
      return;
    const list = await likesOf(bench);
    if (isIn(list)) bench.note(list, wrong('$', `${PLAIN.id} was unliked and is in the list`));
  },
  BACK,
);

/** What is written, and then read by another call. */
export const readBackChecks: readonly Check[] = [
  written('a changed name is read back', { name: 'Мария Ивановна' }),
  written('given consents are read back', { ...CONSENTS }),
  written('consents that are taken back are read back', {
    PUSHNotifications: false,
    receiveAdvertisingInformation: false,
  }),
  unnamedKept,
  registration,
  accountGone,
  addressSaved,
  zoneSaved,
  addressGone,
  likeSaved,
  likeGone,
];
