import { fileURLToPath } from 'node:url';
import { createDiskShelf } from '../images/diskShelf.ts';
import { type AnswerDrawing, createDrawingEndpoint } from '../images/endpoint.ts';

/** Beside the other things that are made anew when they are gone. */
const FOLDER = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));
/** The whole menu in all widths and two formats takes some 50 MB. */
const DISK_BYTES = 64 * 1024 * 1024;

/** A dish or a plate in the size and format that the request asks for. Needs Node: the pixels are made by a native library. */
export const drawnPicture: AnswerDrawing = createDrawingEndpoint(
  createDiskShelf({ folder: FOLDER, bytes: DISK_BYTES }),
);
