#!/usr/bin/env node
// In the oldest syntax: whoever has an old Node is to read this line and not a syntax error.
var oldest = [22, 14];
var own = process.versions.node.split('.').map(Number);
if (own[0] < oldest[0] || (own[0] === oldest[0] && own[1] < oldest[1])) {
  console.error(
    'zhuravl-contract needs Node ' +
      oldest.join('.') +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. PROVIDER.md, "Without Node", says how to do without.',
  );
  process.exit(2);
}
require('./run.cjs');
