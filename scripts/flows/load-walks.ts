import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WalkableFlow } from '#machines/_kit/testing/flow-walk.ts';
import { getModuleWalk } from '#machines/_kit/testing/module-walk.ts';

export interface MachineWalkWithFolder {
  readonly walk: WalkableFlow;
  /** Folder of the machine, relative to the root. */
  readonly folder: string;
}

/** Imports the walks of all machines, in order of their names. */
export async function loadMachineWalks(root: string): Promise<MachineWalkWithFolder[]> {
  const files = globSync('machines/*/*/*.walk.ts', { cwd: root });
  const walks = files.map(async (file) => ({ walk: await importMachineWalk(root, file), folder: dirname(file) }));
  return (await Promise.all(walks)).sort((one, other) => (one.walk.id < other.walk.id ? -1 : 1));
}

/** Imports the walk of one machine. */
export async function importMachineWalk(root: string, file: string): Promise<WalkableFlow> {
  return getModuleWalk(file, await import(pathToFileURL(join(root, file)).href));
}
