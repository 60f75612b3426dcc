import { chunkOf } from '../../ui/shell/chunk.ts';

/** The slider above a page that is about something else; it comes with the home page, whose it is. */
export const shortSlider = chunkOf(null, async () => (await import('../../pages/Home.tsx')).ShortSlider);
