export const FORMAT = 'zhuravl-journal';
/** Of the files that are written; grows with every change of their shape, which then needs an upcast. */
export const VERSION = 5;

export type Json = Readonly<Record<string, unknown>>;
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The version of a journal's file, or null when it is something else. */
export function versionOf({ format, version, base, events }: Json): number | null {
  if (!isJson(base) || !Array.isArray(events)) return null;
  if (format === undefined) return 1;
  const isVersion = typeof version === 'number' && Number.isSafeInteger(version) && version > 0;
  return format === FORMAT && isVersion ? version : null;
}
