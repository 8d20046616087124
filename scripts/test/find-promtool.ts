import { type BrowserLookupDependencies, findProgramOnPath, thisMachineBrowserLookup } from './find-chromium.ts';

const ADVICE =
  'The tests of alerts need promtool, and there is none here. Install it (Debian, Ubuntu: `apt-get install prometheus`; ' +
  'macOS: `brew install prometheus`), or set PROMTOOL to its path, then run the command again.';

/**
 * Path of promtool: `PROMTOOL`, else the one on PATH, else one from the system's packages.
 * @throws with instructions when there is none or `PROMTOOL` is not a program.
 */
export function findPromtool(machine: BrowserLookupDependencies = thisMachineBrowserLookup): string {
  const named = machine.environment['PROMTOOL'];
  if (named) {
    if (machine.isExecutable(named)) return named;
    throw new Error(`PROMTOOL is "${named}", and there is no program at that path.`);
  }
  const find = () => findProgramOnPath(machine, ['promtool']);
  const found = find() ?? (machine.installPackage('prometheus') ? find() : undefined);
  if (found === undefined) throw new Error(ADVICE);
  return found;
}
