import { storyChecks } from './checks.ts';
import { readIndex } from './storyIndex.ts';

const stories = await readIndex();
const lines = storyChecks().flatMap((check) => check(stories));
for (const line of lines) console.log(line);
console.log(lines.length === 0 ? `${stories.length} stories, nothing is missing` : `${lines.length} missing`);
// Storybook's server part keeps handles open.
process.exit(lines.length === 0 ? 0 : 1);
