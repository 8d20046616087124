import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A built engine: the folder of an unpacked release, or `dist` of a source tree. */
export interface EngineFiles {
  readonly folder: string;
  /** The script that runs the commands of this folder again, for worker processes. */
  readonly script: string;
  readonly version: string;
}

export function importServer({ folder }: Pick<EngineFiles, 'folder'>): Promise<typeof import('#app/server/main.ts')> {
  return import(pathToFileURL(join(folder, 'server/main.js')).href);
}
