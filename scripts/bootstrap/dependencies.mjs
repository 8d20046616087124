import { readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { runStep } from './progress.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} LockedPackage */

/**
 * Whether node_modules matches the lock file. npm writes `node_modules/.package-lock.json` last, so an interrupted
 * installation does not count. Optional packages of other platforms may be missing.
 */
export function areDependenciesCurrent(/** @type {string} */ root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

/** Installs the packages of the lock file, including development dependencies, which the build needs. */
export async function installDependencies(/** @type {string} */ root) {
  await runStep({
    label: 'Installing dependencies',
    file: 'npm',
    args: ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: root,
    env: { ...createOutsideEnvironment(root), VITRINE_SETTING_UP: 'true' },
    hint: 'Check the network and the registry that npm uses (`npm ping`), then run the command again.',
  });
}

/**
 * The environment without this checkout's `node_modules/.bin` on PATH: `npm ci` deletes those binaries while it runs,
 * so npm must run on another Node.
 * @returns {NodeJS.ProcessEnv}
 */
export function createOutsideEnvironment(/** @type {string} */ root, env = process.env) {
  const path = (env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.startsWith(root + sep));
  return { ...env, PATH: path.join(delimiter) };
}

/** @returns {Record<string, LockedPackage> | null} */
function readPackages(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
