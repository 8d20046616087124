import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFailuresOfCheckerResult } from './checker.ts';
import type { PlantedViolation } from './planted-violation.ts';

const SETTINGS = [
  '.gitignore',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
];

/** Knip settings of the small checkouts, which limit it to the planted files. */
const KNIP = { entry: ['sandbox/main.ts'], project: ['{domain,sandbox}/**/*.ts'], include: ['exports'] };

/**
 * Tests that a check finds its planted violation and nothing else, in a small checkout with the project's real
 * settings. Returns what is wrong with the check, or null.
 */
export async function findCheckerFault(
  root: string,
  { checker, cleanFiles, violatingFiles, expectedFinding }: PlantedViolation,
): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-plant-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const file of SETTINGS) copyFileSync(join(root, file), join(folder, file));
    writeAll(folder, { 'knip.json': `${JSON.stringify(KNIP)}\n`, ...cleanFiles });
    const before = listFailuresOfCheckerResult(await checker.run(folder)).filter((failure) =>
      isAbout(failure, cleanFiles),
    );
    if (before.length > 0) return `it complains of a clean checkout: ${before.join('; ')}`;
    writeAll(folder, violatingFiles);
    const after = listFailuresOfCheckerResult(await checker.run(folder));
    return after.some((failure) => failure.includes(expectedFinding))
      ? null
      : `it does not see the violation: ${after.join('; ')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ignores findings about the copied settings files, which may look unformatted or unused there. */
function isAbout(failure: string, files: Readonly<Record<string, string>>): boolean {
  return Object.keys(files).some((path) => failure.includes(path)) || failure.includes('read no file');
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
