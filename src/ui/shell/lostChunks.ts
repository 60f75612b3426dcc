/** Source path of a page's module, as the build's manifest names it; null for a dialog. */
export type LostModule = string | null;

let listener: ((module: LostModule) => void) | null = null;
let untold: LostModule | undefined;

/** Something that the customer asked for cannot be shown, for its code could not be fetched. */
export function tellLostChunk(module: LostModule): void {
  if (listener) listener(module);
  else untold = module;
}

/** Hears of each from now on, and of the last one before: the first page may be lost before anybody listens. */
export function onLostChunk(hear: (module: LostModule) => void): void {
  listener = hear;
  if (untold !== undefined) hear(untold);
  untold = undefined;
}
