import { expect, test } from 'vitest';
import { shakeable } from './shakeRouter.ts';

test('nothing is written to a component after it is made', () => {
  const code = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var Boundary = class extends React2.Component {',
    '};',
    'Boundary.contextType = RSCRouterContext;',
  ].join('\n');
  expect(shakeable(code).split('\n')).toEqual([
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    '',
    'var Boundary = class extends React2.Component { static contextType = RSCRouterContext;',
    '};',
    '',
  ]);
});

test('what a function does stays as it is', () => {
  const code =
    'function name(Part) {\n  Part.displayName = "Part";\n  return new URL("http://localhost");\n}';
  expect(shakeable(code)).toBe(code);
});
