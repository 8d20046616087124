import { type BrowserLookupDependencies, findProgramOnPath, thisMachineBrowserLookup } from './find-chromium.ts';

/** Programs of the edge, with the variable that names each, and the Debian packages of which it comes. */
const PROGRAMS = {
  varnishd: { variable: 'VARNISHD', packages: ['varnish', 'varnish-modules'] },
  nginx: { variable: 'NGINX', packages: ['nginx-light'] },
} as const;

/**
 * Path of a program of the edge: its variable, else the first on PATH or in `/usr/sbin`, else one from the system's packages.
 * @throws with instructions when there is none or the variable names no program.
 */
export function findEdgeProgram(
  name: keyof typeof PROGRAMS,
  machine: BrowserLookupDependencies = thisMachineBrowserLookup,
): string {
  const { variable, packages } = PROGRAMS[name];
  const { isExecutable, installPackage } = machine;
  const named = machine.environment[variable];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`${variable} is "${named}", and there is no program at that path.`);
  }
  const environment = { ...machine.environment, PATH: `${machine.environment['PATH'] ?? ''}:/usr/sbin` };
  const find = () => findProgramOnPath({ environment, isExecutable }, [name]);
  const found = find() ?? (packages.every((one) => installPackage(one)) ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `The tests of the edge need ${name}, which is not here. Install it (Debian: \`apt-get install ${packages.join(' ')}\`), ` +
      `or set ${variable} to its path, then run the command again.`,
  );
}
