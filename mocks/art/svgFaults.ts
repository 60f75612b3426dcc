const TAG = /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z][\w:-]*="[^"<>]*")*)\s*(\/?)>/g;

/** What is wrong with a piece of markup: tags that do not close, text between tags, copies of nothing, outside addresses. Empty for a sound one. */
export const faultsOf = (svg: string): readonly string[] => {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, closing, name = '', , alone] of svg.matchAll(TAG)) {
    if (closing && open.pop() !== name) faults.push(`</${name}> closes nothing`);
    if (!closing && !alone) open.push(name);
  }
  const rest = svg.replaceAll(TAG, '');
  const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const wanted = Array.from(svg.matchAll(/(?:href="#|url\(#)([^")]*)/g), ([, id]) => id);
  const addresses = Array.from(svg.matchAll(/(?:href|src)="([^"]*)"/g), ([, address = '']) => address);
  return [
    ...faults,
    ...open.map((name) => `<${name}> stays open`),
    ...(rest ? [`text between tags: ${rest.slice(0, 40)}`] : []),
    ...wanted.filter((id) => !ids.has(id)).map((id) => `no #${id}`),
    ...addresses.filter((address) => !address.startsWith('#')),
    ...(/NaN|undefined|Infinity|null|<script|\son\w+=/i.exec(svg) ?? []),
  ];
};
