import { askedHeaders } from '../cors.ts';
import { operations } from '../operations.ts';
import type { JsonObject } from './json.ts';

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/** What a browser of another origin has to be allowed, as the operations need it; the specification does not speak of it. */
export const corsRules = {
  'x-assumed': true,
  methods: unique(operations.map(({ route }) => route.method)),
  requestHeaders: unique(operations.flatMap(({ name }) => askedHeaders(name))),
  exposedHeaders: ['retry-after'],
} as const satisfies JsonObject;
