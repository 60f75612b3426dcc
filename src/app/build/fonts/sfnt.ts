/** A font file is a list of tables, each named by four letters: all numbers in it are big-endian. */
const DIRECTORY = 12;
const ENTRY = 16;

interface Entry {
  /** Where its row of the directory begins. */
  readonly row: number;
  readonly offset: number;
  readonly length: number;
}

function entryOf(font: Buffer, tag: string): Entry {
  for (let row = DIRECTORY; row < DIRECTORY + ENTRY * font.readUInt16BE(4); row += ENTRY)
    if (font.toString('latin1', row, row + 4) === tag)
      return { row, offset: font.readUInt32BE(row + 8), length: font.readUInt32BE(row + 12) };
  throw new Error(`The font has no table ${tag}`);
}

/** The bytes of a table; throws where the font has none of that name. */
export function tableOf(font: Buffer, tag: string): Buffer {
  const { offset, length } = entryOf(font, tag);
  return font.subarray(offset, offset + length);
}

/** The same font with other bytes for a table that it has. Its checksums are the old ones: who cuts the font writes them anew. */
export function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const whole = Buffer.concat([font, Buffer.alloc(-font.length & 3), table]);
  const { row } = entryOf(whole, tag);
  whole.writeUInt32BE(whole.length - table.length, row + 8);
  whole.writeUInt32BE(table.length, row + 12);
  return whole;
}
