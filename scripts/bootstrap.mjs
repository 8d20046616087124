#!/usr/bin/env node
// Runs on whatever Node is there, so nothing newer than a version check stands before the check itself.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Vitrine needs Node 20.19 or newer to set itself up, and this is Node ${process.versions.node}.\n` +
      'Install a current Node (https://nodejs.org/en/download, or `nvm install`), then run the command again.',
  );
  process.exit(1);
}

void import('./bootstrap/run.mjs').then(({ run }) => run(process.argv.slice(2)));
