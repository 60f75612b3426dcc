'use strict';
/** The command of the first word; whatever is no word of another one is for `verify` to judge. */
const COMMANDS = ['init', 'stub'];
const command = COMMANDS.find((name) => name === process.argv[2]) ?? 'verify';
void import(`../dist/${command}/main.js`);
