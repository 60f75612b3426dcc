import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createReadApi } from '../../../src/app/server/api.ts';
import { packBody } from '../../../src/app/server/compression.ts';
import { readConfig } from '../../../src/app/server/config.ts';
import { createDataSource } from '../../../src/app/server/data.ts';
import { loadEmbeddedBackend } from '../../../src/app/server/embedded.ts';
import { rendererOf } from '../../../src/app/server/modules.ts';
import { RENDER_BUILD } from '../../../src/app/server/paths.ts';
import { CATALOGUE } from '../addresses.ts';

/** The built renderer without its page cache: `/render` gives the parts of the catalogue's page, `/packed` packs them too. */
const config = readConfig(process.env);
const { render } = rendererOf(await import(pathToFileURL(RENDER_BUILD).href), RENDER_BUILD);
const data = createDataSource({
  readApi: createReadApi(config, await loadEmbeddedBackend(config)),
  report: (error) => {
    throw error;
  },
});

const make = async (): Promise<Buffer<ArrayBuffer>> => {
  const url = new URL(`http://127.0.0.1${CATALOGUE}`);
  const page = await render({
    url,
    citySlug: 'samara',
    data: await data.read('samara'),
    config: config.page,
  });
  return Buffer.concat([
    Buffer.from(page.head),
    page.app,
    Buffer.from(page.state),
    Buffer.from(page.data ?? ''),
  ]);
};

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const bytes = await make();
  const body = request.url === '/packed' ? await packBody(bytes).read('br') : bytes;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
};

createServer((request, response) => void answer(request, response)).listen(config.port, '127.0.0.1');
