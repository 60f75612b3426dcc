import { jsonResponse, refusal } from './reply.ts';

/** No body of a request is larger, in bytes. */
export const MOST_BODY_BYTES = 1_048_576;

/** The answer to one that is. */
export const tooLarge = (): Response => jsonResponse(refusal(413, 'Запрос больше 1 МБ'));

/**
 * The text of a body; null where it is too large. What comes after the bound is never read: it is left to the server, which
 * throws it away.
 */
export const readBody = async (request: Request): Promise<string | null> => {
  if (Number(request.headers.get('content-length')) > MOST_BODY_BYTES) return null;
  // Some browsers give no stream of a request that a page intercepts.
  if (!request.body) return request.text();
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BODY_BYTES) {
      // Not cancelled: that would end the connection before it has the answer.
      reader.releaseLock();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
};
