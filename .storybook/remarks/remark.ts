import * as z from 'zod/mini';

const FORMAT = 'zhuravl-remark';
const VERSION = 1;

const text = z.string();
const schema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** ISO time of the reviewer's clock. */
  at: text,
  story: z.object({ id: text, title: text, name: text }),
  /** What the toolbar said: theme, city, person … */
  globals: z.record(text, z.unknown()),
  /** The canvas, in CSS pixels. */
  screen: z.object({ width: z.number(), height: z.number() }),
  saw: text,
  expected: text,
  author: text,
  /** The masked journal of the story, as «Копировать JSON» gives it; null where the story has none or the reviewer left it out. */
  journal: z.nullable(text),
});

/** What a reviewer has to say of a story, and all that is needed to see the same. */
export type Remark = Omit<z.infer<typeof schema>, 'format' | 'version'>;

export type ReadRemark =
  | { readonly ok: true; readonly remark: Remark }
  | { readonly ok: false; readonly problem: string };

/** The text of the file. */
export const writeRemark = (remark: Remark): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...remark }, null, 2)}\n`;

/** `zamechanie-50-screens-cart--empty-2026-11-26.json`: what it is of can be read in a folder of many. */
export const remarkFile = ({ story, at }: Pick<Remark, 'story' | 'at'>): string =>
  `zamechanie-${story.id}-${at.slice(0, 10)}.json`;

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(file);
  } catch {
    return undefined;
  }
};

/** Reads such a file, or says in words why it is none. */
export function readRemark(file: string): ReadRemark {
  const json = parsed(file);
  if (json === undefined) return { ok: false, problem: 'Это не JSON. Откройте файл замечания целиком' };
  const result = schema.safeParse(json);
  if (!result.success) return { ok: false, problem: 'Это JSON, но не замечание со стенда' };
  const { format: _format, version: _version, ...remark } = result.data;
  return { ok: true, remark };
}
