import { readFileSync, writeFileSync } from 'node:fs';
import { findMissingPlatformEntries } from './platform-entries.ts';

// Completes lock files after `npm install` with a registry that lacks another platform's packages:
// node scripts/lock/complete.ts [lock files]
const files = process.argv.length > 2 ? process.argv.slice(2) : ['package-lock.json'];

for (const file of files) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const { entries, unknown } = findMissingPlatformEntries(lock.packages);
  const paths = Object.keys(entries);
  if (paths.length > 0) {
    const packages = Object.entries({ ...lock.packages, ...entries });
    packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  }
  console.log(`${file}: ${paths.length} platform packages added`);
  for (const name of unknown)
    console.error(`${file}: ${name} is missing, and its platform cannot be told from its name`);
  if (unknown.length > 0) process.exitCode = 1;
}
