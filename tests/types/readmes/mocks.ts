import { createBackend } from '../../../mocks/backend/backend.ts';

export async function menu(): Promise<unknown> {
  const backend = createBackend();
  const answer = await backend.fetch(new Request('https://shop.test/api/v1/catalog'));
  backend.stop();
  return answer.json();
}
