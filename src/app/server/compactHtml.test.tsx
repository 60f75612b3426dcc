import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '../../ui/primitives/Icon.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { compactHtml } from './compactHtml.ts';

test('values stand without quotes where they need none, and empty ones not at all', () => {
  expect(compactHtml('<a class="x" title="a b" alt="" href="/a/">?</a>')).toBe(
    '<a class=x title="a b" alt href=/a/>?</a>',
  );
});

test('elements without content have no end, and shapes a short one', () => {
  expect(compactHtml('<p>a<br/>b</p><input value="x/"/><input name="n"/>')).toBe(
    '<p>a<br>b</p><input value=x/><input name=n>',
  );
  expect(compactHtml(renderToStaticMarkup(<Icon name="close" />))).toMatch(
    /^<svg class=\S+ viewBox="0 0 24 24" aria-hidden=true><path d="M6 6l12 12M18 6 6 18" \/><\/svg>$/,
  );
});

test('the addresses of pictures say their sizes without names of characters', () => {
  const picture = renderToStaticMarkup(<Picture image="/a?b=1&c=2" preset="w=248&h=248&q=60" place="card" />);
  expect(compactHtml(picture)).toContain('src="/a?b=1&amp;c=2&w=248&h=248&q=60">');
});

test('what people have written stays as they have written it', () => {
  const text = 'a="b" c="" <br/> &h= &amp;h= />';
  const html = compactHtml(renderToStaticMarkup(<p title={text}>{text}</p>));
  expect(html).toBe(
    '<p title="a=&quot;b&quot; c=&quot;&quot; &lt;br/&gt; &h= &amp;amp;h= /&gt;">a=&quot;b&quot; c=&quot;&quot; &lt;br/&gt; &h= &amp;amp;h= /&gt;</p>',
  );
});
