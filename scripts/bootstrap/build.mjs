import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runStep } from './progress.mjs';
import { createRuntimeEnvironment, getPinnedNodePath } from './runtime.mjs';

const SOURCES = ['schemas', 'domain', 'engine', 'commerce', 'machines', 'blocks', 'app', 'studio'];
const FILES = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts', 'scripts/build.ts'];
const FOLDERS_OF_TOOLS = ['scripts/build', 'scripts/gen'];
const NOT_BUILT = /\.test\.tsx?$/;

/** Whether the bundles were built from the current sources. */
export function isBuildCurrent(/** @type {string} */ root) {
  return readStamp(root) === hashBuildInputs(root);
}

/** Builds the bundles when a source has changed or when they are missing. */
export async function ensureBuild(/** @type {string} */ root) {
  const inputs = hashBuildInputs(root);
  if (readStamp(root) === inputs) return;
  rmSync(stampFile(root), { force: true });
  await runStep({
    label: 'Building',
    file: getPinnedNodePath(root),
    args: ['scripts/build.ts'],
    cwd: root,
    env: createRuntimeEnvironment(root),
    hint: 'The lines above say what is wrong in the sources.',
  });
  writeBuildStamp(root, inputs);
}

/** Hash of the names and contents of all sources of the bundles. */
export function hashBuildInputs(/** @type {string} */ root) {
  const hash = createHash('sha256');
  const listed = [...SOURCES, ...FOLDERS_OF_TOOLS].flatMap((folder) => filesUnder(root, folder));
  for (const file of [...FILES, ...listed].sort((a, b) => (a < b ? -1 : 1))) {
    if (NOT_BUILT.test(file) || !existsSync(join(root, file))) continue;
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Stores the hash of the sources that the bundles were built from. */
export function writeBuildStamp(/** @type {string} */ root, /** @type {string} */ inputs) {
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), inputs);
}

function readStamp(/** @type {string} */ root) {
  const file = stampFile(root);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The stamp is inside the build folder, so that it is deleted together with the bundles. */
function stampFile(/** @type {string} */ root) {
  return join(root, 'dist', '.inputs');
}

function filesUnder(/** @type {string} */ root, /** @type {string} */ folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
