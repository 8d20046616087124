#!/usr/bin/env node
// Must parse on any Node version, so that an old one gets the version error rather than a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Vitrine needs Node 20.19 or newer to set itself up, and this is Node ${process.versions.node}.\n` +
      'Install a current Node (https://nodejs.org/en/download, or `nvm install`), then run the command again.',
  );
  process.exit(1);
}

void import('./bootstrap/run-command.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
