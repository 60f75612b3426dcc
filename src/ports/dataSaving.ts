const SLOW: ReadonlySet<unknown> = new Set(['slow-2g', '2g']);

interface NetworkInformation {
  readonly saveData?: unknown;
  readonly effectiveType?: unknown;
}

/** Somebody has asked the browser to save data, or the connection is so slow that everything waits for everything. */
export function isDataSaved(): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chromium alone has it
  const { saveData, effectiveType } = (Reflect.get(navigator, 'connection') ?? {}) as NetworkInformation;
  return saveData === true || SLOW.has(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches;
}
