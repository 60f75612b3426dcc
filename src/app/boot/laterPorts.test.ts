import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../domain/failure.ts';
import { laterCaptcha, laterGeocoder } from './laterPorts.ts';

afterEach(() => {
  vi.doUnmock('../../ports/captcha.ts');
  vi.doUnmock('../../ports/geocoder.ts');
});

const lost = (): never => {
  throw new Error('The code did not come');
};
const geocoder = () =>
  laterGeocoder({
    url: 'https://maps.example/',
    apiKey: () => '',
    fetch: () => Promise.resolve(new Response('{}', { status: 500 })),
  });

test('a geocoder whose code does not come is a lost connection', async () => {
  vi.doMock('../../ports/geocoder.ts', lost);
  const failure = await firstValueFrom(geocoder().find('Самара')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ kind: 'offline' });
});

test('one whose code comes asks and fails like any other', async () => {
  const failure = await firstValueFrom(geocoder().find('Самара')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'status' });
});

test('without the code of the captcha the action goes on, and the log knows', async () => {
  vi.doMock('../../ports/captcha.ts', lost);
  const reports: string[] = [];
  const captcha = laterCaptcha({
    origin: 'https://captcha.example',
    page: {} as never,
    report: (_error, where) => void reports.push(where),
  });
  expect(await firstValueFrom(captcha.prove('key'))).toBeNull();
  expect(reports).toEqual(['captcha']);
});
