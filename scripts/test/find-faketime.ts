import { existsSync } from 'node:fs';
import { type BrowserLookupDependencies, thisMachineBrowserLookup } from './find-chromium.ts';

const ADVICE =
  'The tests of clocks need libfaketime, and there is none here. Install it (Debian, Ubuntu: `apt-get install ' +
  'libfaketime`), or set LIBFAKETIME to the path of libfaketimeMT.so.1, then run the command again.';

/** Debian has a folder of libraries per processor type. */
const PATHS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`);

/**
 * Path of the library that shows a process another time: `LIBFAKETIME`, else that of Debian, which is installed where it
 * is missing.
 * @throws with instructions when there is none or `LIBFAKETIME` is not a file.
 */
export function findFaketimeLibrary(
  machine: Pick<BrowserLookupDependencies, 'environment' | 'installPackage'> = thisMachineBrowserLookup,
  exists: (path: string) => boolean = existsSync,
): string {
  const named = machine.environment['LIBFAKETIME'];
  if (named) {
    if (exists(named)) return named;
    throw new Error(`LIBFAKETIME is "${named}", and there is no file at that path.`);
  }
  const find = () => PATHS.find(exists);
  const found = find() ?? (machine.installPackage('libfaketime') ? find() : undefined);
  if (found === undefined) throw new Error(ADVICE);
  return found;
}
