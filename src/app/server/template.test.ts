import { expect, test } from 'vitest';
import { hashOf } from './headers.ts';
import { embeddable, parseTemplate } from './template.ts';

const html =
  '<head><!--head--><link></head><!--question--><p><!--app--></p><i><!--config--></i><b><!--state--></b><!--data-->!';

const composed = (
  parts: Partial<Record<'head' | 'links' | 'question' | 'state' | 'config' | 'data' | 'app', string>>,
): string => {
  const { head = '', links = '', question = '', app = '', state = '', config = '', data = '' } = parts;
  const bytes = parseTemplate(html).compose({
    head,
    links,
    question,
    state,
    config,
    data,
    app: new TextEncoder().encode(app),
  });
  return new TextDecoder().decode(bytes);
};

test('every part stands in its place', () => {
  expect(
    composed({ head: 'H', links: 'L', question: 'Q', app: 'Журавль', config: 'C', state: 'S', data: 'D' }),
  ).toBe('<head>H<link>L</head>Q<p>Журавль</p><i>C</i><b>S</b>D!');
});

test('a part that looks like a placeholder or a replacement pattern stays what it is', () => {
  expect(composed({ head: '<!--app-->', state: "$& $' $1" })).toBe(
    "<head><!--app--><link></head><p></p><i></i><b>$& $' $1</b>!",
  );
});

test('the script that stands in the template and runs is known by its hash; data is not', () => {
  const script = '<script>run()</script><script type="application/json">{}</script>';
  expect(parseTemplate(html.replace('<link>', script)).scripts).toEqual([hashOf('run()')]);
});

test('a template without a placeholder is refused', () => {
  expect(() => parseTemplate('<head><!--head--></head>')).toThrow('<!--question-->');
});

test('embedded JSON cannot end its script element and reads back the same', () => {
  const value = { text: '</script><!--' };
  expect(embeddable(value)).not.toContain('<');
  expect(JSON.parse(embeddable(value))).toEqual(value);
});
