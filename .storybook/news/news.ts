import * as z from 'zod/mini';

const text = z.string();
const line = z.object({ way: z.enum(['gone', 'new']), text });
const item = z.object({
  story: text,
  kind: z.enum(['new', 'gone', 'changed']),
  /** Files beside this one; null where there is no picture. */
  before: z.nullable(text),
  after: z.nullable(text),
  /** Of a story that is kept as text: what a screen reader is told now, and no longer. */
  lines: z.array(line),
});
const schema = z.object({
  /** As it was asked for, and the commit that it is. */
  since: text,
  commit: text,
  /** ISO day of that commit. */
  day: text,
  items: z.array(item),
});

/** What has changed in the stories since a commit: `news/news.json` of the built workbench. */
export type News = z.infer<typeof schema>;
export type NewsItem = News['items'][number];

/** Reads what the build has written; null where it is anything else. */
export function readNews(json: unknown): News | null {
  const result = schema.safeParse(json);
  return result.success ? result.data : null;
}
