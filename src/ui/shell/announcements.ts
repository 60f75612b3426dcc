type Hear = (text: string) => void;

const hearers = new Set<Hear>();

/** Tells whoever listens instead of looking what the screen shows without words. */
export function announce(text: string): void {
  for (const hear of hearers) hear(text);
}

/** Hears of each from now on; the result ends it. */
export function onAnnouncement(hear: Hear): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
