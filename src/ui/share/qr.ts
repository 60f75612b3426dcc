import { encode } from 'uqr';

/** A QR code as it is drawn: the modules of a side, and the dark ones. */
export interface Qr {
  readonly size: number;
  readonly path: string;
}

/** The code of a text; what it corrects is little, so that its modules are large. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'L', border: 0 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: dark.join('') };
}
