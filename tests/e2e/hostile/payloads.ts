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
  (i) => `<svg/onload=${call(i)}>`,
  (i) => `<svg><image href=x onerror=${call(i)}></svg>`,
  (i) => `<svg><animatetransform onbegin=${call(i)} attributename=transform></svg>`,
  (i) => `<svg><a><animate attributeName=href values=javascript:${call(i)} /><text y=20>x</text></a></svg>`,
  (i) => `<svg></p><style><a id="</style><img src=1 onerror=${call(i)}>">`,
  (i) => `<picture><source srcset=x><img src=x onerror=${call(i)}></picture>`,
  (i) => `<img srcset=x onerror=${call(i)}>`,
  (i) => `<img src=x onerror=\\u0062oom(${i})>`,
  (i) => `<img src="javascript:${call(i)}" onerror=${call(i)}>`,
  (i) => `<input type=image src=x onerror=${call(i)}>`,
  (i) => `<link rel=stylesheet href="data:text/css," onload=${call(i)}>`,
  (i) => `<style onload=${call(i)}>p{}</style>`,
  (i) => `<script src="data:," onload=${call(i)}></script>`,
  (i) => `<script>/*<!--*/${call(i)}//--></script>`,
  (i) => `<div tabindex=0 autofocus onfocus=${call(i)}>x</div>`,
  (i) => `<xss contenteditable autofocus onfocus=${call(i)}>x</xss>`,
  (i) => `<iframe src="data:text/html,<script>parent.${call(i)}</script>"></iframe>`,
  (i) => `<iframe onload=${call(i)}></iframe>`,
  (i) =>
    `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.${call(i)}'/>">`,
  (i) =>
    `<math><mtext><option><x><option></option><mglyph><svg><mtext><textarea><a title="</textarea><img src=x onerror=${call(i)}>">`,
  (i) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call(i)}>`,
  (i) => `<noembed><p title="</noembed><img src=x onerror=${call(i)}>"></noembed>`,
  (i) => `<xmp><p title="</xmp><img src=x onerror=${call(i)}>"></xmp>`,
  (i) => `<!--<img src="--><img src=x onerror=${call(i)}//">`,
  (i) => `<<!-- -->img src=x onerror=${call(i)}>`,
  (i) => `<<script></script>svg onload=${call(i)}>`,
  (i) => `<![CDATA[><img src=x onerror=${call(i)}>]]>`,
  (i) => `<?xml version="1.0"?><img src=x onerror=${call(i)}>`,
  (i) => `<div><template shadowrootmode=open><img src=x onerror=${call(i)}></template></div>`,
  (i) => `<table background="javascript:${call(i)}"><tr><td>x</td></tr></table>`,
  (i) => `<a href="data:text/html,<script>opener.${call(i)}</script>" target=_blank>x</a>`,
  (i) => `&lt;img src=x onerror=${call(i)}&gt;`,
  (i) => `&amp;lt;script&amp;gt;${call(i)}&amp;lt;/script&amp;gt;`,
  (i) => `\uFF1Cscript\uFF1E${call(i)}\uFF1C/script\uFF1E`,
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
  (i) => `\n javascript:${call(i)}`,
  (i) => `java\r\nscript:${call(i)}`,
  (i) => `javascript://shop.example/%0A${call(i)}`,
  (i) => `javascript:/*--></title></style></textarea></script>*/${call(i)}`,
  (i) => `javascript&colon;${call(i)}`,
  (i) => `&#106;avascript:${call(i)}`,
  (i) => `javascript%3A${call(i)}`,
  (i) => `vbscript:${call(i)}`,
  (i) => `data:text/javascript,${call(i)}`,
  (i) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${call(i)}"/>`,
  (i) => `blob:https://shop.example/${call(i)}`,
  (i) => `view-source:javascript:${call(i)}`,
  (i) => `tel:javascript:${call(i)}`,
  (i) => `intent://${call(i)}#Intent;scheme=javascript;end`,
];

/** Where a page would have to ask, or to go, if it took them for markup or for an address of its own. */
const FOREIGN_MARKUP: readonly Payload[] = [
  (i) => `<img src="https://evil.example/${i}">`,
  (i) => `<link rel="stylesheet" href="https://evil.example/${i}.css">`,
  (i) => `<link rel="prefetch" href="https://evil.example/${i}">`,
  (i) => `<style>@import "https://evil.example/${i}.css";</style>`,
  (i) => `<p style="background:url(https://evil.example/${i})">x</p>`,
  (i) => `<meta http-equiv="refresh" content="0;url=https://evil.example/${i}">`,
  (i) => `<form action="https://evil.example/${i}"><input autofocus></form>`,
  (i) => `<base href="https://evil.example/${i}/">`,
  (i) => `<iframe src="https://evil.example/${i}"></iframe>`,
  (i) => `<a href="/x" ping="https://evil.example/${i}">x</a>`,
];
const FOREIGN: readonly Payload[] = [
  (i) => `https://evil.example/${i}`,
  (i) => `//evil.example/${i}`,
  (i) => `/\\evil.example/${i}`,
  (i) => `\\\\evil.example\\${i}`,
  (i) => `https://shop.example@evil.example/${i}`,
  (i) => `https:evil.example/${i}`,
  // No address at all, though it begins like one.
  (i) => `https://[${i}`,
  (i) => `https://%${i}/`,
  (i) => `https://evil.example:99999${i}/`,
  (i) => `https://[::g${i}]/`,
];

/** Texts that no keyboard makes, and words that other machines take for orders. */
const ODD: readonly Payload[] = [
  (i) => `__proto__ ${i}`,
  () => '__proto__',
  () => 'constructor',
  (i) => `\u202Egnp.${i}\u202C`,
  (i) => `\0${i}\0`,
  (i) => `\uD800${i}\uDC00\uDC00`,
  (i) => `\u2028${i}\u2029`,
  (i) => `x${'\u0301'.repeat(200)}${i}`,
  (i) => `${i}${'W'.repeat(600)}`,
  (i) => `${i}\r\nSet-Cookie: evil=1\r\n\r\n`,
  (i) => `../../../../etc/passwd%00${i}`,
  (i) => `' OR '1'='1' -- ${i}`,
  (i) => `{"$gt":"","__proto__":{"polluted":${i}}}`,
  (i) => `%E0%A4%A ${i}`,
];

const written = [...MARKUP, ...ADDRESSES, ...FOREIGN_MARKUP, ...FOREIGN, ...ODD].map((payload, index) =>
  payload(index),
);
/** What must never run, lead away or break a page, whatever string from outside it comes as. */
export const PAYLOADS: readonly string[] = written;
/** Those that would run in a page which took them for its own markup, or followed them; most without being touched. */
export const RUNNING: readonly string[] = written.slice(0, MARKUP.length + ADDRESSES.length);
/** For what is a link or a picture: whole addresses. */
export const ADDRESS_PAYLOADS: readonly string[] = [
  ...RUNNING.slice(MARKUP.length),
  ...written.slice(-ODD.length - FOREIGN.length, -ODD.length),
];

/** Ends whatever a payload before it may have left open, so that each begins as if it stood alone. */
const CLOSERS =
  '--></style></script></title></textarea></noscript></template></select></svg></math></iframe></noembed></xmp>';
/** Many of them as one text of markup. */
export const asMarkup = (payloads: readonly string[]): string =>
  payloads.map((payload) => `<p>${payload}</p>${CLOSERS}`).join('\n');
