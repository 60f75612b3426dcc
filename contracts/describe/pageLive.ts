import { plain } from '../examples/example.ts';
import type { LiveExample } from '../examples/live.ts';
import { liveMessages } from '../live.ts';
import { liveTexts, liveTypes } from './asyncApi.ts';
import { toJson } from './json.ts';
import { exchanges, messageExample } from './liveMessageExamples.ts';
import { anchor, blocks, code, jsonBlock } from './markdown.ts';
import { givenList } from './pageStates.ts';

const exchangeSection = (exchange: LiveExample): string =>
  blocks(
    `**${exchange.description}**`,
    givenList(exchange),
    exchange.sent
      ? `The client has sent ${code(JSON.stringify(exchange.sent))}. It receives:`
      : 'It receives:',
    jsonBlock(toJson(plain(exchange.received))),
  );

/** The messages of the live connection, by who sends them, and what is agreed about them. */
export const liveSection = (): string =>
  blocks(
    `${anchor('live')}\n## Live connection`,
    `A WebSocket at ${code('/ws')}, with the bearer token as the query parameter ${code('token')} (an assumed name) where there is one. Each frame is one JSON object; an unknown type is ignored. The schemas stand in ${code('asyncapi.yaml')}.`,
    ...liveTypes.map((type) =>
      blocks(
        `${anchor(`live-${type}`)}\n### ${type}`,
        `From the ${liveMessages[type].from}. ${liveTexts[type]}.`,
        jsonBlock(messageExample(type)),
      ),
    ),
    '### Agreed exchanges',
    ...exchanges.map(exchangeSection),
  );
