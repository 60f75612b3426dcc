import { keepCompiled } from './compiled.ts';

keepCompiled();
// Only now: what is imported before is compiled at each start.
const [{ runCommand }, { openShop }] = await Promise.all([import('./listen.ts'), import('./openShop.ts')]);
await runCommand(openShop);
