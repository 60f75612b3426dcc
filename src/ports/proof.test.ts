import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { demoCustomer } from '../../tests/demo.ts';
import { demoApplication, demoTable } from '../../tests/demoForms.ts';
import { personal, type CaptchaProof } from '../domain/personal.ts';
import type { Api } from '../slices/world.ts';
import { json, fakeServer } from '../../tests/api/server.ts';

const { phone, name, consents } = demoCustomer;
const proof = personal<CaptchaProof>('dD0xNz;proof==');
const user = { id: 'user-1', phone, name: 'Вера' };

test.each<readonly [string, (api: Api, proof: CaptchaProof | null) => ReturnType<Api['account']>]>([
  ['look-up', (api, given) => api.account(phone, { code: null, proof: given })],
  ['creation', (api, given) => api.createAccount({ phone, name, consents }, given)],
])('the %s of a login carries the proof as it is', async (_name, call) => {
  const { api, requests } = fakeServer(() => json(user));
  await firstValueFrom(call(api, proof));
  await firstValueFrom(call(api, null));
  expect(requests.map(({ headers }) => headers.get('x-captcha-token'))).toEqual([proof, null]);
});

test.each<readonly [string, (api: Api, proof: CaptchaProof | null) => ReturnType<Api['reserveTable']>]>([
  ['reservation', (api, given) => api.reserveTable(demoTable, given)],
  ['application', (api, given) => api.applyForWork(demoApplication, given)],
])('so does a %s', async (_name, call) => {
  const { api, requests } = fakeServer(() => json({ id: '1' }, 201));
  await firstValueFrom(call(api, proof));
  await firstValueFrom(call(api, null));
  expect(requests.map(({ headers }) => headers.get('x-captcha-token'))).toEqual([proof, null]);
});
