import { askedBy } from './arguments.ts';
import { HTTP_PROVIDER, LIVE_PROVIDER, readPact } from './pactFile.ts';
import { verify } from './verify.ts';

/** The process behind the command: what the library prints stays in it, each outcome goes up as a message. */
const pacts = { http: readPact(HTTP_PROVIDER), live: readPact(LIVE_PROVIDER) };
try {
  await verify(askedBy(process.argv.slice(2)), pacts, (outcome) => process.send?.(outcome));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
process.disconnect?.();
