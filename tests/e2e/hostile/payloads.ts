/** Calls what only an executed payload calls, with its number; the test puts `boom` into the page. */
const call = (index: number): string => `boom(${index})`;

type Payload = (index: number) => string;

const MARKUP: readonly Payload[] = [
  (i) => `<script>${call(i)}</script>`,
  (i) => `<ScRiPt>${call(i)}</sCrIpT>`,
  (i) => `"><script>${call(i)}</script>`,
  (i) => `'><script>${call(i)}</script>`,
  (i) => `</script><script>${call(i)}</script>`,
  (i) => `</title><script>${call(i)}</script>`,
  (i) => `</textarea><script>${call(i)}</script>`,
  (i) => `</style><script>${call(i)}</script>`,
  (i) => `--><script>${call(i)}</script>`,
  (i) => `]]><script>${call(i)}</script>`,
  (i) => `\u003cscript\u003e${call(i)}\u003c/script\u003e`,
  (i) => `<script src="data:text/javascript,${call(i)}"></script>`,
  (i) => `<script type="module">${call(i)}</script>`,
  (i) => `<img src=x onerror=${call(i)}>`,
  (i) => `<img src=x onerror="${call(i)}">`,
  (i) => `"><img src=x onerror=${call(i)}>`,
  (i) => `'"><img src=x onerror=${call(i)}>`,
  (i) => `<img/src=x/onerror=${call(i)}>`,
  (i) => `<img src="x\`\`onerror=${call(i)}">`,
  (i) => `<img src=1 href=1 onerror=${call(i)}>`,
  (i) => `<IMG SRC=x OnErRoR=${call(i)}>`,
  (i) => `<img src=x onerror=&#98;oom(${i})>`,
  (i) => `<svg onload=${call(i)}>`,
  (i) => `<svg><script>${call(i)}</script></svg>`,
  (i) => `<svg><animate onbegin=${call(i)} attributeName=x dur=1s>`,
  (i) => `<svg><set attributeName="onmouseover" to="${call(i)}"/></svg>`,
  (i) => `<svg><a xlink:href="javascript:${call(i)}"><text y=20>x</text></a></svg>`,
  (i) => `<svg><foreignObject><img src=x onerror=${call(i)}></foreignObject></svg>`,
  (i) => `<svg><style><img src=x onerror=${call(i)}></style></svg>`,
  (i) =>
    `<math><mtext><table><mglyph><style><img src=x onerror=${call(i)}></style></mglyph></table></mtext></math>`,
  (i) => `<math href="javascript:${call(i)}">x</math>`,
  (i) => `<noscript><p title="</noscript><img src=x onerror=${call(i)}>"></p></noscript>`,
  (i) => `<template><img src=x onerror=${call(i)}></template>`,
  (i) => `<body onload=${call(i)}>`,
  (i) => `<input autofocus onfocus=${call(i)}>`,
  (i) => `<select autofocus onfocus=${call(i)}></select>`,
  (i) => `<textarea autofocus onfocus=${call(i)}></textarea>`,
  (i) => `<video><source onerror=${call(i)}></video>`,
  (i) => `<video src=x onerror=${call(i)}></video>`,
  (i) => `<audio src=x onerror=${call(i)}></audio>`,
  (i) => `<details open ontoggle=${call(i)}>x</details>`,
  (i) => `<marquee onstart=${call(i)}>x</marquee>`,
  (i) => `<iframe src="javascript:parent.${call(i)}"></iframe>`,
  (i) => `<iframe srcdoc="<script>parent.${call(i)}</script>"></iframe>`,
  (i) => `<object data="javascript:${call(i)}"></object>`,
  (i) => `<object data="data:text/html,<script>parent.${call(i)}</script>"></object>`,
  (i) => `<embed src="javascript:${call(i)}">`,
  (i) => `<form action="javascript:${call(i)}"><button>x</button></form>`,
  (i) => `<button formaction="javascript:${call(i)}">x</button>`,
  (i) => `<a href="javascript:${call(i)}">x</a>`,
  (i) => `<a href="java&#10;script:${call(i)}">x</a>`,
  (i) => `<a href="&#1;javascript:${call(i)}">x</a>`,
  (i) => `<p style="animation:x 1s" onanimationstart=${call(i)}>x</p>`,
  (i) => `<style>@import "data:text/css,*{color:red}";</style><img src=x onerror=${call(i)}>`,
  (i) => `<base href="javascript:/a/-${call(i)}//"><a href="#">x</a>`,
];

/** Whole addresses, for what is a link or a picture; in a text they are plain words. */
const ADDRESSES: readonly Payload[] = [
  (i) => `javascript:${call(i)}`,
  (i) => `JaVaScRiPt:${call(i)}`,
  (i) => `java\tscript:${call(i)}`,
  (i) => `\u0001javascript:${call(i)}`,
  (i) => `data:text/html,<script>${call(i)}</script>`,
  (i) => `" onmouseover="${call(i)}" x="`,
  (i) => `{{constructor.constructor('${call(i)}')()}}`,
  (i) => `\${${call(i)}}`,
];

/** What must never run, whatever string of the server's it comes as. */
export const PAYLOADS: readonly string[] = [...MARKUP, ...ADDRESSES].map((payload, index) => payload(index));
export const ADDRESS_PAYLOADS: readonly string[] = PAYLOADS.slice(MARKUP.length);

/** Ends whatever a payload before it may have left open, so that each begins as if it stood alone. */
const CLOSERS =
  '--></style></script></title></textarea></noscript></template></select></svg></math></iframe>';
/** All of them as one text of markup. */
export const ALL_AS_MARKUP: string = PAYLOADS.map((payload) => `<p>${payload}</p>${CLOSERS}`).join('\n');
