import { expect, test } from 'vitest';
import { asyncApi } from './asyncApi.ts';
import { fieldTexts } from './fieldTexts.ts';
import { partOf, type Json } from './json.ts';
import { openApi } from './openApi.ts';

const schemasOf = (document: Json) => partOf(partOf(document, 'components'), 'schemas');
const schemas = {
  ...schemasOf(asyncApi('1.0.0')),
  ...schemasOf(openApi({ version: '1.0.0', examples: [] })),
};

test.each(Object.entries(fieldTexts))('every text about %s is about a field that it has', (name, texts) => {
  const fields = partOf(schemas[name], 'properties');
  for (const [field, description] of Object.entries(texts)) {
    expect(partOf(fields, field)).toMatchObject({ description });
  }
});
