import { initClient } from '@ts-rest/core';
import { contract } from '../../../contracts/router.ts';

export async function cityNames(baseUrl: string): Promise<readonly string[]> {
  const answer = await initClient(contract, { baseUrl }).city.list();
  return answer.status === 200 ? answer.body.map(({ name }) => name ?? '') : [];
}
