import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

const ADVICE =
  'The browser journeys need Chromium, and there is none here. Install it (Debian, Ubuntu: `apt-get install chromium`; ' +
  'macOS: `brew install --cask chromium`), or set CHROMIUM to the path of a Chromium or Chrome, then run the command again.';

/** Environment of the search, which tests replace. */
export interface BrowserLookupDependencies {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isExecutable: (path: string) => boolean;
  /** Installs a system package if the user may; false if that is not possible. */
  readonly installPackage: (name: string) => boolean;
}

/**
 * Path of a Chromium: `CHROMIUM`, else the first on PATH, else one from the system's packages.
 * @throws with instructions when there is none or `CHROMIUM` is not a program.
 */
export function findChromium(machine: BrowserLookupDependencies = thisMachineBrowserLookup): string {
  const { environment, isExecutable, installPackage } = machine;
  const named = environment['CHROMIUM'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM is "${named}", and there is no program at that path.`);
  }
  const found =
    findProgramOnPath(machine, NAMES) ?? (installPackage('chromium') ? findProgramOnPath(machine, NAMES) : undefined);
  if (found === undefined) throw new Error(ADVICE);
  return found;
}

/**
 * Path of the headless shell, which renders the same pages with a fifth less work: `CHROMIUM`, else the first on PATH,
 * else one from the system's packages, else any Chromium.
 * @throws with instructions when there is none or `CHROMIUM` is not a program.
 */
export function findHeadlessChromium(machine: BrowserLookupDependencies = thisMachineBrowserLookup): string {
  const { environment, installPackage } = machine;
  if (environment['CHROMIUM']) return findChromium(machine);
  const find = () => findProgramOnPath(machine, HEADLESS_NAMES);
  return find() ?? (installPackage('chromium-headless-shell') ? find() : undefined) ?? findChromium(machine);
}

/** The first program on PATH with one of these names. */
export function findProgramOnPath(
  { environment, isExecutable }: Pick<BrowserLookupDependencies, 'environment' | 'isExecutable'>,
  names: readonly string[],
): string | undefined {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export const thisMachineBrowserLookup: BrowserLookupDependencies = {
  environment: process.env,
  isExecutable: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  installPackage: (name) => {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
    console.error(`vitrine: installing ${name} with apt-get …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
    return apt('update') && apt('install', '--yes', '--no-install-recommends', name);
  },
};
