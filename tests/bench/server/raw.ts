import { createServer, get } from 'node:http';

/** The limit: a bare server that sends a page of the shop, the same bytes under the same headers, by its encoding's name. */
const [address = ''] = process.argv.slice(2);

const answerIn = (encoding: string) =>
  new Promise<{ body: Buffer; headers: Record<string, string | string[] | undefined> }>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        // Node adds these itself.
        const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
        const kept = Object.entries(answer.headers).filter(([name]) => !own.has(name));
        resolve({ body, headers: { ...Object.fromEntries(kept), 'content-length': String(body.length) } });
      });
    }).once('error', reject);
  });

const pages = {
  '/br': await answerIn('br'),
  '/gzip': await answerIn('gzip'),
  '/identity': await answerIn('identity'),
};

createServer(({ url }, response) => {
  const { headers, body } = pages[url as keyof typeof pages] ?? pages['/br'];
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
