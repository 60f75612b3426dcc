import { createHash } from 'node:crypto';
import { createImageCache } from './cache.ts';
import type { DiskShelf } from './diskShelf.ts';
import type { Drawing } from './drawing.ts';
import { type Preset, presetKey, readPreset } from './preset.ts';
import { TooMany } from './semaphore.ts';

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly byteLength: number;
}

/** In memory: what is asked for now. The rest of the menu is on the disk. */
const MEMORY_BYTES = 16 * 1024 * 1024;
const PARALLEL = 2;
/** More than any page asks for at once; who comes then comes again later. */
const WAITING = 256;
const RETRY_SECONDS = '5';
/** Raised with any option of render.ts: what lies on the disk was rendered in the way of its number. */
const RENDERING = 1;

const digest = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('base64url').slice(0, 22);

const pictureOf = (bytes: Uint8Array<ArrayBuffer>): Picture => ({
  bytes,
  etag: `"${digest(bytes)}"`,
  byteLength: bytes.byteLength,
});

const isHeld = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

/** Answers with a drawing in the size and format that a request asks for. */
export type AnswerDrawing = (drawing: Drawing, request: Request) => Promise<Response>;

/**
 * Renders drawings, each once: what is made stays in memory and on the disk. The address of a picture stands for one drawing
 * for ever, so that it may be kept a year; on the disk it is named by the drawing's own text, so that a new way to draw finds no old pictures.
 */
export const createDrawingEndpoint = (disk: DiskShelf): AnswerDrawing => {
  const cache = createImageCache<Picture>({ bytes: MEMORY_BYTES, parallel: PARALLEL, waiting: WAITING });

  const made = async ({ draw }: Drawing, preset: Preset): Promise<Picture> => {
    const svg = draw();
    const name = `${digest(`${RENDERING} ${svg}`)}-${presetKey(preset)}`;
    const known = await disk.take(name);
    if (known) return pictureOf(known);
    // The native library takes a moment to load, and a disk that has all pictures never needs it.
    const { renderDrawing } = await import('./render.ts');
    const bytes = await renderDrawing(svg, preset);
    await disk.put(name, bytes);
    return pictureOf(bytes);
  };

  /** Null where too many wait for theirs. */
  const pictureIn = async (drawing: Drawing, preset: Preset): Promise<Picture | null> => {
    try {
      return await cache.get(`${drawing.key} ${presetKey(preset)}`, () => made(drawing, preset));
    } catch (error) {
      if (error instanceof TooMany) return null;
      throw error;
    }
  };

  return async (drawing, request) => {
    const preset = readPreset(
      new URL(request.url).searchParams,
      request.headers.get('accept'),
      drawing.kind === 'scene' ? ['webp'] : ['avif', 'webp'],
    );
    if (preset === null) return new Response(null, { status: 400 });
    const picture = await pictureIn(drawing, preset);
    if (picture === null)
      return new Response(null, { status: 503, headers: { 'retry-after': RETRY_SECONDS } });
    const { bytes, etag } = picture;
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept', etag };
    if (isHeld(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers: { ...headers, 'content-type': `image/${preset.format}` } });
  };
};
