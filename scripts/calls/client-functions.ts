import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiTransport } from '#engine/api/transport.ts';
import { listFilesInFolders } from '../check/list-files.ts';

/** Location of each call's client function, as `file#name`. */
export type CodeLocationByCallId = ReadonlyMap<string, string>;

type Methods = Readonly<Record<string, (...given: unknown[]) => unknown>>;

/** Argument for client functions: has no properties, and is empty as a list. */
const NOTHING: Iterable<never> = { *[Symbol.iterator]() {} };

const FACTORY = /^export function (create\w+)\(transport: ApiTransport[,)]/gm;

/**
 * Finds the function of `commerce/` that makes each call, by calling every function with a transport that records the
 * call and returns nothing.
 */
export async function findClientFunctions(root: string): Promise<CodeLocationByCallId> {
  const found = new Map<string, string>();
  const files = listFilesInFolders(
    root,
    ['commerce'],
    (path) => path.endsWith('.ts') && !/\.(test|server)\.ts$/.test(path),
  );
  for (const file of files.filter((path) => path !== 'commerce/commerce.ts').sort()) {
    const factories = [...readFileSync(join(root, file), 'utf8').matchAll(FACTORY)].flatMap(([, name]) => name ?? []);
    if (factories.length === 0) continue;
    const module: Readonly<Record<string, (transport: ApiTransport) => Methods>> = await import(
      pathToFileURL(join(root, file)).href
    );
    for (const factory of factories) {
      for (const [id, name] of await madeBy(file, module[factory])) {
        if (!found.has(id)) found.set(id, `${file}#${name}`);
      }
    }
  }
  return found;
}

async function madeBy(
  file: string,
  factory: ((transport: ApiTransport) => Methods) | undefined,
): Promise<[string, string][]> {
  let calledIds: string[] = [];
  const noted = new Error('noted');
  const transport: ApiTransport = {
    send: ({ id }) => {
      calledIds.push(id);
      return Promise.reject(noted);
    },
  };
  const made: [string, string][] = [];
  for (const [name, run] of Object.entries(factory?.(transport) ?? {})) {
    if (typeof run !== 'function') continue;
    calledIds = [];
    try {
      await run(NOTHING, NOTHING, NOTHING, NOTHING);
    } catch (error) {
      if (error !== noted && calledIds.length === 0) {
        throw new Error(`${file}#${name} fails before it makes a call, so nothing tells which one it makes`, {
          cause: error,
        });
      }
    }
    made.push(...calledIds.map((id): [string, string] => [id, name]));
  }
  return made;
}
