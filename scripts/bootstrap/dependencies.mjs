import { readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { runStep } from './progress.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} LockedPackage */

/**
 * Whether node_modules holds what the lock file asks for. npm writes what it really installed into
 * `node_modules/.package-lock.json`, as its last act: an interrupted installation does not count.
 * Optional packages may be missing, as they are on other platforms.
 */
export function dependenciesAreCurrent(/** @type {string} */ root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

/** Installs exactly the lock file's packages; the tools of the build are among the development dependencies. */
export async function installDependencies(/** @type {string} */ root) {
  await runStep({
    label: 'Installing dependencies',
    file: 'npm',
    args: ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: root,
    env: { ...outsideEnvironment(root), VITRINE_SETTING_UP: 'true' },
    hint: 'Check the network and the registry that npm uses (`npm ping`), then run the command again.',
  });
}

/**
 * The environment without this checkout's own binaries on PATH: `npm ci` deletes them while it runs, so npm itself must
 * run on a Node from outside.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function outsideEnvironment(/** @type {string} */ root, env = process.env) {
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
