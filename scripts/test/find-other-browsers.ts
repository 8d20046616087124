import { globSync } from 'node:fs';
import { type BrowserLookupDependencies, findProgramOnPath, thisMachineBrowserLookup } from './find-chromium.ts';

/** Programs for WebKit tests: driver, browser and virtual screen. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

type Looked = Pick<BrowserLookupDependencies, 'environment' | 'isExecutable'>;

/**
 * Path of a Firefox: `FIREFOX`, else the first on PATH.
 * @throws with instructions when there is none.
 */
export function findFirefox(machine: Looked = thisMachineBrowserLookup): string {
  return find(machine, 'FIREFOX', ['firefox-esr', 'firefox'], 'Firefox (Debian: `apt-get install firefox-esr`)');
}

const WEBKIT = 'WebKitGTK with its driver (Debian: `apt-get install webkit2gtk-driver`)';

/**
 * Paths of WebKitGTK's driver (`WEBKIT_DRIVER`, else on PATH), of its MiniBrowser, and of `xvfb-run`.
 * @throws with instructions when one is missing.
 */
export function findWebKit(machine: Looked = thisMachineBrowserLookup, installed = miniBrowsers()): WebKitPrograms {
  const driver = find(machine, 'WEBKIT_DRIVER', ['WebKitWebDriver'], WEBKIT);
  const browser = installed.find(machine.isExecutable);
  if (browser === undefined) throw new Error(advice(WEBKIT, 'WEBKIT_DRIVER'));
  return { driver, browser, screen: find(machine, 'XVFB_RUN', ['xvfb-run'], 'Xvfb (Debian: `apt-get install xvfb`)') };
}

function miniBrowsers(): readonly string[] {
  return globSync('/usr/lib{,/*,64,exec}/webkit{2gtk-4.1,gtk-6.0,2gtk-4.0}/MiniBrowser');
}

function find(machine: Looked, variable: string, names: readonly string[], what: string): string {
  const { environment, isExecutable } = machine;
  const named = environment[variable];
  if (named && !isExecutable(named))
    throw new Error(`${variable} is "${named}", and there is no program at that path.`);
  const found = named || findProgramOnPath(machine, names);
  if (!found) throw new Error(advice(what, variable));
  return found;
}

function advice(what: string, variable: string): string {
  return `The journeys in other browsers need ${what}, which is not here. Install it, or set ${variable} to its path, then run the command again.`;
}
