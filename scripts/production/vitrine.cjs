#!/usr/bin/env node
// Must parse on any Node version, so that an old one gets the version error rather than a syntax error.
'use strict';
const OLDEST = 24;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    'vitrine needs Node ' +
      OLDEST +
      ' or newer, and this is Node ' +
      process.versions.node +
      ' (' +
      process.execPath +
      ').\nInstall a current Node (https://nodejs.org/en/download), or put its folder first in PATH.',
  );
  process.exit(1);
}

process.env.NODE_ENV = 'production';
// Beside `bin` in a release; not in the source tree.
const commands = '../server/vitrine.js';
import(commands).catch(function (error) {
  console.error(error);
  process.exit(3);
});
