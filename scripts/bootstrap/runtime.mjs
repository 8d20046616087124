import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createOutsideEnvironment } from './dependencies.mjs';
import { runStep, SetupError } from './progress.mjs';

/** Path of the pinned Node, from the npm package `node`. */
export function getPinnedNodePath(/** @type {string} */ root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Makes sure that the pinned Node is installed. Its package downloads the binary in an install script; where npm
 * skipped that script, it is run here.
 */
export async function ensureRuntime(/** @type {string} */ root) {
  if (isRuntimeCurrent(root)) return;
  const wanted = `v${wantedVersion(root)}`;
  await runStep({
    label: `Fetching Node ${wanted}`,
    file: 'node',
    args: ['installArchSpecificPackage.js'],
    cwd: join(root, 'node_modules', 'node'),
    env: { ...createOutsideEnvironment(root), npm_config_ignore_scripts: 'false' },
    hint: 'Check the network, then run `npm ci` and the command again.',
  });
  const found = runtimeVersion(root);
  if (found !== wanted) {
    throw new SetupError(
      `The pinned Node ${wanted} does not run here (${getPinnedNodePath(root)} says ${found ?? 'nothing'}).\n` +
        'Delete node_modules and run the command again.',
    );
  }
}

/** Whether the pinned Node is installed and runs. */
export function isRuntimeCurrent(/** @type {string} */ root) {
  return runtimeVersion(root) === `v${wantedVersion(root)}`;
}

/** The environment with the pinned Node on PATH, for the command and its child processes. */
export function createRuntimeEnvironment(/** @type {string} */ root, env = process.env) {
  return { ...env, PATH: [join(root, 'node_modules', '.bin'), env['PATH'] ?? ''].join(delimiter) };
}

/** @returns {string} */
function wantedVersion(/** @type {string} */ root) {
  return JSON.parse(readFileSync(join(root, 'node_modules', 'node', 'package.json'), 'utf8')).version;
}

function runtimeVersion(/** @type {string} */ root) {
  const file = getPinnedNodePath(root);
  if (process.execPath === file) return process.version;
  if (!existsSync(file)) return null;
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return stdout ? stdout.trim() : null;
}
