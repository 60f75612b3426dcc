import { parseArgs } from 'node:util';
import { serveStub } from './serve.ts';

const MISUSED = 2;
const DEFAULT_PORT = 4010;
const MOST = 65_535;
const USAGE = `zhuravl-contract stub [--port PORT]

  serves the examples of the contract at http://localhost:${DEFAULT_PORT}, and takes states at /_pact/states`;

/** Throws an error that says what was wrong with the words. */
const portIn = (words: readonly string[]): number => {
  const { values } = parseArgs({ args: [...words], options: { port: { type: 'string' } } });
  const port = Number(values.port ?? DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 0 && port <= MOST) return port;
  throw new Error(`--port is a number up to ${MOST}, not "${values.port ?? ''}"`);
};

try {
  const { url, statesUrl, close } = await serveStub(portIn(process.argv.slice(3)));
  console.log(`The examples: ${url}/api/v1\nTheir states: ${statesUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = MISUSED;
}
