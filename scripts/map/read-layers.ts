import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesInFolders } from '../check/list-files.ts';
import { listSubfolders } from '../gen/read-schemas.ts';

/** A top-level folder of the shop, with how often its modules import from each other layer. */
export interface LayerWithImportCounts {
  readonly name: string;
  readonly modules: number;
  /** Its direct subfolders: areas, or parts of the engine. */
  readonly folders: readonly string[];
  readonly imports: ReadonlyMap<string, number>;
}

/** Product code: no tests and no generated files. */
const MODULE = /^(?!.*\.(?:test|contract|walk|gen)\.)(?!.*\/_?testing[/.]).*\.tsx?$/;
const IMPORT = /\b(?:from|import)\s*\(?\s*'(#[a-z]+|\.\.?)\/([^']+)'/g;

/**
 * Reads the layers: folders under `imports` of `package.json`, and the sandbox. Sorted from the top.
 * @throws when two of them import each other.
 */
export function readLayersWithImportCounts(root: string): readonly LayerWithImportCounts[] {
  const { imports }: { imports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const names = Object.keys(imports).map((alias) => alias.slice(1, -'/*'.length));
  const layers = [...names.filter((name) => name !== 'gen'), 'sandbox'].map((name) => readLayer(root, name));
  return sortByDirection(layers);
}

function readLayer(root: string, name: string): LayerWithImportCounts {
  const files = listFilesInFolders(root, [name], (path) => MODULE.test(path));
  const imports = new Map<string, number>();
  for (const file of files) {
    for (const [, alias = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      // Files generated at set-up come from the schemas. Relative imports stay within a layer.
      const target = alias === '#gen' ? 'schemas' : alias.slice(1);
      if (!alias.startsWith('#') || target === name) continue;
      imports.set(target, (imports.get(target) ?? 0) + 1);
    }
  }
  return {
    name,
    modules: files.length,
    folders: listSubfolders(join(root, name)).filter((folder) => folder !== 'testing'),
    imports,
  };
}

/** Sorts layers before those that they import. */
function sortByDirection(layers: readonly LayerWithImportCounts[]): readonly LayerWithImportCounts[] {
  const left = [...layers];
  const sorted: LayerWithImportCounts[] = [];
  while (left.length > 0) {
    const free = left.filter(({ name }) => !left.some((other) => other.imports.has(name)));
    const [next] = free.toSorted((one, other) => other.imports.size - one.imports.size);
    if (!next) throw new Error(`These import each other in a circle: ${left.map(({ name }) => name).join(', ')}.`);
    sorted.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return sorted;
}
