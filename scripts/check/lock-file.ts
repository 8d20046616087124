import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingPlatformEntries, type LockedPackages } from '../lock/platform-entries.ts';
import type { Checker } from './checker.ts';

const FILES = ['package-lock.json', 'scripts/cms/directus/package-lock.json'];

/**
 * Checks that lock files contain the packages of every platform and no registry address, so that they install anywhere.
 */
export const lockFileChecker: Checker = {
  name: 'lock files',
  hint: 'node scripts/lock/complete.ts adds the missing packages.',
  run: async (root) => {
    const files = FILES.filter((file) => existsSync(join(root, file)));
    const findings = files.flatMap((file) => {
      const { packages }: { packages: LockedPackages } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      const { entries, unknown } = findMissingPlatformEntries(packages);
      const resolved = Object.keys(packages).filter((path) => packages[path]?.resolved?.includes('://'));
      return [
        ...[...Object.keys(entries), ...unknown].map((path) => `${file}: ${path} is missing`),
        ...resolved.map((path) => `${file}: ${path} names the registry that it was fetched from`),
      ];
    });
    return { filesRead: files.length, findings };
  },
};
