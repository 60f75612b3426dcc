import { serveProvider } from './serve.ts';

const DEFAULT_PORT = 4010;

/** The reference provider, for whoever wants to see the kit at work: `npm run provider`. */
const provider = await serveProvider({ port: Number(process.env['PORT'] ?? DEFAULT_PORT) });
console.log(
  [
    `Reference provider: ${provider.url}`,
    `--states-url ${provider.statesUrl}`,
    `--live ${provider.liveUrl}   or ${provider.messagesUrl}`,
  ].join('\n'),
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void provider.close().then(() => process.exit(0)));
