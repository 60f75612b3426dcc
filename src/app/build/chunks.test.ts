import { expect, test } from 'vitest';
import { bringsAria } from './chunks.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/src/ui/Login.tsx': ['/src/ui/Dialog.tsx'],
  '/src/ui/Dialog.tsx': ['/src/ui/Button.tsx', '/node_modules/react-aria-components/dist/Dialog.mjs'],
  '/src/ui/Button.tsx': ['/src/ui/Icon.tsx'],
  '/src/ui/Icon.tsx': ['/src/ui/Button.tsx'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

test.each([
  ['/src/ui/Login.tsx', true],
  ['/src/ui/Dialog.tsx', true],
  ['/src/ui/Button.tsx', false],
  ['/src/ui/Icon.tsx', false],
])('%s brings React Aria along: %s', (id, brings) => {
  expect(bringsAria(id, modules)).toBe(brings);
});
