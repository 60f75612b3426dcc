import { about, behind, NOT_WRITTEN, type Language, type StateToWrite } from '../language.ts';

const start = ['node states.mjs'];

const stateText = ({ name, parameters, comment }: StateToWrite): string =>
  `${behind('  // ', comment)}
  '${name}': async (${parameters.length === 0 ? '' : `{ ${parameters.join(', ')} }`}) => notApplicable('${NOT_WRITTEN}'),`;

const HEAD = `import { createServer } from 'node:http';

const notApplicable = (reason) => ({ notApplicable: reason });

/** Forgets whatever was set up. */
const tearDown = async () => {};

const states = {
`;

const TAIL = `
};

const setUp = async ({ state, params, action }) => {
  if (action === 'teardown') return [200, (await tearDown()) ?? {}];
  if (state === '') return [200, {}];
  if (!Object.hasOwn(states, state)) return [400, { message: \`unknown state: \${state}\` }];
  return [200, await states[state](params ?? {})];
};

const server = createServer(async (request, response) => {
  const chunks = await Array.fromAsync(request);
  const answer = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.method !== 'POST' || request.url !== '/_pact/states') return answer(404, { message: 'POST /_pact/states' });
  try {
    answer(...(await setUp(JSON.parse(Buffer.concat(chunks)))));
  } catch (error) {
    answer(500, { message: String(error) });
  }
});
const port = Number(process.env.PORT ?? 4011);
server.listen(port, '127.0.0.1', () => console.log(\`http://127.0.0.1:\${server.address().port}/_pact/states\`));
`;

export const node: Language = {
  file: 'states.mjs',
  start,
  textOf: (states) => `${behind('// ', about(start))}\n${HEAD}${states.map(stateText).join('\n')}${TAIL}`,
};
