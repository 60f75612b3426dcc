import { expect, test } from 'vitest';
import { pageTemplate } from './pageTemplate.ts';

const html =
  '<head><!--head-->\n</head>\n<body>\n<!--question-->\n<script type="module" src="/src/app/boot/client.ts"></script>\n</body>';
const manifest = {
  'style.css': { file: 'assets/style-1.css' },
  'src/app/boot/client.ts': { file: 'assets/client-1.js', imports: ['_shop.js', '_react.js'] },
  '_shop.js': { file: 'assets/shop-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_working-1.js': { file: 'assets/working-1.js', imports: ['_shop.js', '_rxjs.js'] },
  '_rxjs.js': { file: 'assets/rxjs-1.js' },
};

test('a built page has its first script inside; its sheet and its other scripts stand back behind the first paint', () => {
  const built = pageTemplate(html, manifest, "hold('</script>');\n");
  expect(built.match(/<(?:link|script)[^>]*>/g)).toEqual([
    '<link rel="later" data-rel="stylesheet" fetchpriority="low" crossorigin href="/assets/style-1.css">',
    '<link rel="stylesheet" crossorigin href="/assets/style-1.css">',
    '<link rel="later" data-rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shop-1.js">',
    '<link rel="later" data-rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react-1.js">',
    '<link rel="later" data-rel="entry" fetchpriority="low" crossorigin href="/assets/client-1.js">',
    '<link rel="later" data-rel="modulepreload" fetchpriority="low" crossorigin href="/assets/rxjs-1.js">',
    '<link rel="later" data-rel="modulepreload" fetchpriority="low" crossorigin href="/assets/working-1.js">',
    '<script>',
  ]);
  expect(built).toContain("<!--question--><script>hold('<\\/script>');</script>");
  expect(built).toContain(
    '<noscript><link rel="stylesheet" crossorigin href="/assets/style-1.css"></noscript>',
  );
  expect(built).toMatch(/working-1\.js"><\/head><body><!--question--><script>.*<\/script><\/body>$/);
});

test('a build that lacks something is refused', () => {
  expect(() => pageTemplate(html, {}, '')).toThrow('The build has no style.css');
  expect(() => pageTemplate('<head></head>', manifest, '')).toThrow('index.html starts no script');
});
