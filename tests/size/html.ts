/** A page as a browser gets it, in thousands of bytes. */
export interface PageHtml {
  readonly raw: number;
  /** Packed with brotli, as most browsers get it. */
  readonly br: number;
}

export const htmlOf = async (url: string): Promise<PageHtml> => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const packed = Number(response.headers.get('content-length'));
  if (!(packed > 0)) throw new Error(`${url} does not say how long it is`);
  return { raw: Buffer.byteLength(await response.text()) / 1_000, br: packed / 1_000 };
};
