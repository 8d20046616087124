import { type BrowserLookupDependencies, findProgramOnPath, thisMachineBrowserLookup } from './find-chromium.ts';

const ADVICE =
  'The tests of several nodes need a Redis server, and there is none here. Install it (Debian, Ubuntu: `apt-get install ' +
  'redis-server`; macOS: `brew install redis`), or set REDIS_SERVER to its path, then run the command again.';

/**
 * Path of a Redis server: `REDIS_SERVER`, else the first on PATH, else one from the system's packages.
 * @throws with instructions when there is none or `REDIS_SERVER` is not a program.
 */
export function findRedisServer(machine: BrowserLookupDependencies = thisMachineBrowserLookup): string {
  const { environment, isExecutable, installPackage } = machine;
  const named = environment['REDIS_SERVER'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`REDIS_SERVER is "${named}", and there is no program at that path.`);
  }
  const find = () => findProgramOnPath(machine, ['redis-server']);
  const found = find() ?? (installPackage('redis-server') ? find() : undefined);
  if (found === undefined) throw new Error(ADVICE);
  return found;
}
