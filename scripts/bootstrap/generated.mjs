import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './progress.mjs';
import { createRuntimeEnvironment, getPinnedNodePath } from './runtime.mjs';

/** Inputs of `scripts/gen/set-up.ts`, and the generator itself. */
const FOLDERS = ['blocks', 'schemas/api', 'schemas/config', 'schemas/forms', 'schemas/messages'];
const GENERATOR = ['scripts/gen', 'schemas/refusals'];
const FILES = ['node_modules/ajv/package.json', 'engine/validation/authored-schema.ts'];
const SCHEMA = /\.(?:schema|openapi)\.json$/;
const CODE = /(?<!\.test)\.ts$/;

/** Whether the validators and editor schemas were generated from the current schemas by the current generator. */
export function isGeneratedCurrent(/** @type {string} */ root) {
  return readStamp(root) === hashSchemas(root);
}

/** Generates validators and editor schemas when a schema or the generator has changed, or when they are missing. */
export async function ensureGenerated(/** @type {string} */ root) {
  const schemas = hashSchemas(root);
  if (readStamp(root) === schemas) return;
  rmSync(stampFile(root), { force: true });
  await runStep({
    label: 'Making validators',
    file: getPinnedNodePath(root),
    args: ['scripts/gen/set-up.ts'],
    cwd: root,
    env: createRuntimeEnvironment(root),
    hint: 'The lines above say what is wrong in the schemas.',
  });
  writeFileSync(stampFile(root), schemas);
}

/** Hash of the names and contents of all schemas and of the generator, and of the version of Ajv. */
export function hashSchemas(/** @type {string} */ root) {
  const hash = createHash('sha256');
  const listed = [
    ...FOLDERS.flatMap((folder) => filesUnder(root, folder, SCHEMA)),
    ...GENERATOR.flatMap((folder) => filesUnder(root, folder, CODE)),
    ...FILES,
  ];
  for (const file of listed.sort()) {
    if (!existsSync(join(root, file))) continue;
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

function readStamp(/** @type {string} */ root) {
  const file = stampFile(root);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function stampFile(/** @type {string} */ root) {
  return join(root, '.vitrine/gen/.inputs');
}

function filesUnder(/** @type {string} */ root, /** @type {string} */ folder, /** @type {RegExp} */ wanted) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => wanted.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}
