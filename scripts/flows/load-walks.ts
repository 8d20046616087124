import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowWalk } from '#machines/testing/flow-walk.ts';

/** The walks of all machines, in the order of their names. */
export async function loadWalks(root: string): Promise<FlowWalk[]> {
  const folder = join(root, 'machines');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, `${name}.walk.ts`))
    .filter((file) => existsSync(file));
  return Promise.all(
    files.map(async (file) => {
      const { walk }: { walk: FlowWalk } = await import(pathToFileURL(file).href);
      return walk;
    }),
  );
}
