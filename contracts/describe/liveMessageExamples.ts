import { liveExamples, type LiveExample } from '../examples/live.ts';
import type { liveMessages } from '../live.ts';
import { plain } from '../examples/example.ts';
import { toJson, type Json } from './json.ts';

export const exchanges: readonly LiveExample[] = Object.values(liveExamples);

const messages = exchanges.flatMap(({ sent, received }) => (sent ? [sent, received] : [received]));

/** Of the messages of a type that the examples hold, the one that says most. */
export const messageExample = (type: keyof typeof liveMessages): Json => {
  const [found] = messages
    .filter((message) => message.type === type)
    .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  if (!found) throw new Error(`No example has the message ${type}`);
  return toJson(plain(found));
};
