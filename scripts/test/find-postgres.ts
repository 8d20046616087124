import { dirname, join } from 'node:path';
import { type BrowserLookupDependencies, findProgramOnPath, thisMachineBrowserLookup } from './find-chromium.ts';

const ADVICE =
  'Directus keeps its data in Postgres, and there is none here. Install it (Debian, Ubuntu: `apt-get install ' +
  'postgresql-15`; macOS: `brew install postgresql@15`), or set POSTGRES_BIN to the folder of its programs, then run the command again.';

/** Debian installs the programs of each version in a separate folder, off PATH. */
const VERSIONS = [15, 16, 17, 18];

/**
 * Folder with `initdb` and `postgres`: `POSTGRES_BIN`, else that on PATH, else one of Debian, else one from the system's packages.
 * @throws with instructions when there is none or `POSTGRES_BIN` has no programs.
 */
export function findPostgresPrograms(machine: BrowserLookupDependencies = thisMachineBrowserLookup): string {
  const { environment, isExecutable, installPackage } = machine;
  const hasPrograms = (folder: string) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name)));
  const named = environment['POSTGRES_BIN'];
  if (named) {
    if (hasPrograms(named)) return named;
    throw new Error(`POSTGRES_BIN is "${named}", and there is no "initdb" and "postgres" in that folder.`);
  }
  const find = () => {
    const initdb = findProgramOnPath(machine, ['initdb']);
    const folders = VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin`);
    return [...(initdb === undefined ? [] : [dirname(initdb)]), ...folders].find(hasPrograms);
  };
  const found = find() ?? (installPackage('postgresql-15') ? find() : undefined);
  if (found === undefined) throw new Error(ADVICE);
  return found;
}
