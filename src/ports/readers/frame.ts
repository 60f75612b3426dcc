import type { LiveMessage } from '../../slices/world.ts';
import { wellFormed } from './wellFormed.ts';
import { parsedJson } from '../../domain/parsedJson.ts';

/** What a pushed status says; null for one that nobody understands. */
export type ReadStatus = (event: unknown) => LiveMessage | null;

/** What a frame says: 'pong', a message, or null for one that nobody understands. Never throws (assumptions, section 6, "live messages"). */
export function readFrame(text: string, readStatus: ReadStatus): LiveMessage | 'pong' | null {
  const frame = wellFormed(parsedJson(text));
  if (typeof frame !== 'object' || frame === null || !('type' in frame)) return null;
  if (frame.type === 'pong') return 'pong';
  if (frame.type === 'settings:update') return { type: 'settings' };
  if (frame.type !== 'order:status_update') return null;
  return readStatus(('data' in frame ? frame.data : null) ?? frame);
}
