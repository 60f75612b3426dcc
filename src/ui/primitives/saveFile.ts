/** Long enough for a browser that begins to read after it has asked where to put the file, in ms. */
const READ_MS = 60_000;

/** Puts a text into a file of the browser's downloads. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
