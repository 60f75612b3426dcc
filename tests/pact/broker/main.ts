import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathOfPact } from '../../../contracts/verify/pactFile.ts';
import { canIDeploy, publish, record } from './broker.ts';
import { EXPLANATION, settingsOf, type BrokerSettings } from './settings.ts';

const USAGE =
  'publish | can-i-deploy ENVIRONMENT | record-deployment ENVIRONMENT | record-release ENVIRONMENT';

const git = (...words: readonly string[]): string | null => {
  try {
    return (
      execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
};

const run = async (settings: BrokerSettings, command: string, environment: string): Promise<void> => {
  if (command === 'publish') {
    await publish(settings, (provider) => readFileSync(pathOfPact(provider), 'utf8'));
    console.log(`Published both pacts as ${settings.version} of ${settings.branch}`);
    return;
  }
  if (environment === '') throw new Error(`Which environment? ${USAGE}`);
  if (command === 'can-i-deploy') {
    const { isDeployable, reason } = await canIDeploy(settings, environment);
    console.log(`${isDeployable ? 'Yes' : 'No'}: ${reason}`);
    if (!isDeployable) process.exitCode = 1;
    return;
  }
  const kind = command === 'record-release' ? 'release' : 'deployment';
  await record(settings, kind, environment);
  console.log(`Recorded the ${kind} of ${settings.version} to ${environment}`);
};

const COMMANDS = ['publish', 'can-i-deploy', 'record-deployment', 'record-release'];

try {
  const [command = '', environment = ''] = process.argv.slice(2);
  if (!COMMANDS.includes(command)) throw new Error(USAGE);
  const checkout = { commit: git('rev-parse', 'HEAD'), branch: git('branch', '--show-current') };
  const settings = settingsOf(process.env, checkout);
  if (settings) await run(settings, command, environment);
  else console.log(EXPLANATION);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
