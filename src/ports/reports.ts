import type { ReportAnswer, WrittenReport } from '../domain/report.ts';

/** A report that is not there by then is not sent. */
const PATIENCE_MS = 20_000;

interface Attachment {
  readonly body: Blob;
  readonly extension: string;
}

/** Packed, where the browser can. */
async function attached(text: string): Promise<Attachment> {
  const plain = new Blob([text], { type: 'application/json' });
  if (!('CompressionStream' in globalThis)) return { body: plain, extension: 'json' };
  const packed = await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return { body: new Blob([packed], { type: 'application/gzip' }), extension: 'json.gz' };
}

/**
 * Posts a customer's report as the file `report` of a form, `zhuravl-{number}.json.gz`: a form needs no leave of another origin
 * beforehand, but to read the answer the address must allow this one (docs/operations.md). Never fails.
 */
export async function postReport(url: string, { text, number }: WrittenReport): Promise<ReportAnswer> {
  try {
    const { body, extension } = await attached(text);
    const form = new FormData();
    form.append('report', body, `zhuravl-${number}.${extension}`);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { ok } = await fetch(url, { method: 'POST', body: form, credentials: 'omit', signal });
    return ok ? 'taken' : 'refused';
  } catch {
    return 'lost';
  }
}
