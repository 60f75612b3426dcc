import { serveBackend, type Served } from './serve.ts';

const DEFAULT_PORT = 4000;
const LAST_PORT = 65_535;
/** A socket that does not close in time does not keep the process. */
const GRACE_MS = 1_500;

const numberOf = (name: string, most: number): number | undefined => {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
};

/** The shop whose pages it serves; beside it those of this machine. */
const shopOrigins = (): readonly string[] => {
  const text = process.env['SITE_URL'];
  if (text === undefined || text === '') return [];
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return [url.origin];
  throw new Error(`SITE_URL must be an address that starts with http:// or https://, not "${text}"`);
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const start = (port: number): Promise<Served> => {
  const kitchenStepMs = numberOf('KITCHEN_STEP_MS', 3_600_000);
  const dishes = numberOf('DEMO_DISHES', 20_000);
  const origins = shopOrigins();
  return serveBackend({
    port,
    ...(origins.length > 0 && { shopOrigins: origins }),
    ...(kitchenStepMs !== undefined && { kitchenStepMs }),
    ...(dishes !== undefined && { dishes }),
  });
};

const closeOnSignal = (served: Served): void => {
  const close = (): void => {
    setTimeout(() => {
      process.exit(0);
    }, GRACE_MS).unref();
    void served.close().then(() => {
      process.exit(0);
    });
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
};

const run = async (): Promise<void> => {
  const port = numberOf('PORT', LAST_PORT) ?? DEFAULT_PORT;
  try {
    const served = await start(port);
    closeOnSignal(served);
    console.log(`Demo back end: API under /api/v1, live connection under /ws\n${served.url}`);
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new Error(`Port ${port} is taken: choose another one with PORT=…`, { cause: error });
  }
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
