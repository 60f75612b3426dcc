import * as z from 'zod/mini';
import { liveMessages, liveQuery, orderStatusUpdate, orderStatusUpdateUnderData } from '../live.ts';
import type { Json, JsonObject } from './json.ts';
import { messageExample } from './liveMessageExamples.ts';
import { componentsOf, schemaOf } from './schemas.ts';

export type LiveMessage = keyof typeof liveMessages;

/** What each message says. */
export const liveTexts: Readonly<Record<LiveMessage, string>> = {
  ping: 'Sent every 30 s; without a pong within 10 s the client closes with code 4000 and comes back',
  subscribe: 'The client wants to hear of the orders of this customer; once after each connection',
  unsubscribe: 'The client no longer wants to hear of them',
  pong: 'The answer to a ping',
  'settings:update': 'The settings have changed: the client reads them again',
  'order:status_update': 'An order has a new status; its payload lies beside the type or under data',
};

const DESCRIPTION = [
  'The live connection, described from the back end: it receives what the shop sends.',
  'x-assumed: not shown by the specification, an assumption to confirm or to correct;',
  'x-personal: personal or secret, keep it out of logs.',
].join(' ');

const payloads: Readonly<Partial<Record<LiveMessage, z.core.$ZodType>>> = {
  'order:status_update': z.union([orderStatusUpdate, orderStatusUpdateUnderData]),
};

const isMessage = (type: string): type is LiveMessage => Object.hasOwn(liveMessages, type);

/** All types, in the order of the contract. */
export const liveTypes: readonly LiveMessage[] = Object.keys(liveMessages).filter(isMessage);

/** `order:status_update` as `orderStatusUpdate`: keys of the document have no colon. */
const keyOf = (type: string): string =>
  type.replaceAll(/[:_](\w)/g, (_match, letter: string) => letter.toUpperCase());

const messageOf = (type: LiveMessage): JsonObject => ({
  name: type,
  summary: liveTexts[type],
  contentType: 'application/json',
  payload: schemaOf(payloads[type] ?? liveMessages[type].schema),
  examples: [{ name: keyOf(type), payload: messageExample(type) }],
});

const operationOf = (from: 'client' | 'server', summary: string, description: string): JsonObject => ({
  action: from === 'client' ? 'receive' : 'send',
  channel: { $ref: '#/channels/live' },
  summary,
  description,
  messages: liveTypes
    .filter((type) => liveMessages[type].from === from)
    .map((type) => ({ $ref: `#/channels/live/messages/${keyOf(type)}` })),
});

const channel: JsonObject = {
  address: '/ws',
  summary: 'One connection of a page; text frames, each one JSON object',
  messages: Object.fromEntries(
    liveTypes.map((type) => [keyOf(type), { $ref: `#/components/messages/${keyOf(type)}` }]),
  ),
  bindings: { ws: { method: 'GET', query: schemaOf(z.object(liveQuery.shape)), bindingVersion: '0.1.0' } },
};

/** The AsyncAPI document of the live connection. */
export const asyncApi = (version: string): Json => {
  const messages = Object.fromEntries(liveTypes.map((type) => [keyOf(type), messageOf(type)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Журавль: the live connection of the web shop',
      version,
      description: DESCRIPTION,
      tags: [{ name: 'live' }],
    },
    defaultContentType: 'application/json',
    servers: { live: { host: 'api.example', protocol: 'wss' } },
    channels: { live: channel },
    operations: {
      hearClient: operationOf(
        'client',
        'What the shop sends',
        'A service that does not know a message drops it.',
      ),
      tellClient: operationOf('server', 'What the back end sends', 'The client drops what it cannot read.'),
    },
    components: { messages, schemas: componentsOf(messages) },
  };
};
