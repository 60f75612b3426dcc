/** FNV-1a, 32 bits: an unsigned number that is the same wherever the text is. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** A short fingerprint of a text: tells two texts apart without keeping them. */
export const textHash = (text: string): string => hash32(text).toString(36);
