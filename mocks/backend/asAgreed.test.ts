import { expect, test } from 'vitest';
import { examples } from '../../contracts/examples/all.ts';
import { plain } from '../../contracts/examples/example.ts';
import { operationOf } from '../../contracts/operations.ts';
import { userExamples } from '../../contracts/examples/user.ts';
import { versionExamples } from '../../contracts/examples/versions.ts';
import { asAgreed } from './asAgreed.ts';
import { createBench, requestOf } from './bench.ts';

test('an operation answers as its example says', async () => {
  const { backend } = createBench();
  const { status, answer } = userExamples.loginWithoutCode;
  for (const [operation, fault] of Object.entries(asAgreed(userExamples.loginWithoutCode)))
    backend.fail(operation, fault);
  const response = await backend.fetch(requestOf('user.find', { params: { phone: '+79990000001' } }));
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(plain(answer));
});

test('plain text stays plain text', async () => {
  const { backend } = createBench();
  for (const [operation, fault] of Object.entries(asAgreed(versionExamples.catalogAsText)))
    backend.fail(operation, fault);
  expect(await (await backend.fetch(requestOf('versions.catalog'))).text()).toBe('7');
});

test.each(examples)('what is agreed of "$description" is an answer of its operation', (example) => {
  const [[name, fault] = []] = Object.entries(asAgreed(example));
  expect(name).toBe(example.operation);
  expect(Object.keys(operationOf(example.operation).route.responses)).toContain(String(fault?.status));
});
