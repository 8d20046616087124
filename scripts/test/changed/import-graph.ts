import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { listFilesInFolders } from '../../check/list-files.ts';

/** Importers of each file, relative to the root. Includes type imports, because a change can break those too. */
export type ImportersByFile = ReadonlyMap<string, readonly string[]>;

const FOLDERS = [
  'schemas',
  'domain',
  'engine',
  'commerce',
  'machines',
  'blocks',
  'app',
  'studio',
  'sandbox',
  'scripts',
  'cms-extension',
  'bench',
];

/** Reads all imports of the project's modules by path or by an alias of `package.json`. */
export function readImportersByFile(root: string): ImportersByFile {
  const aliases = readAliases(root);
  const importers = new Map<string, string[]>();
  for (const file of listFilesInFolders(root, FOLDERS, (path) => /\.(?:ts|tsx|mjs)$/.test(path))) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const imported = resolveImport(file, fileName, aliases);
      if (imported === null) continue;
      const known = importers.get(imported);
      if (known) known.push(file);
      else importers.set(imported, [file]);
    }
  }
  return importers;
}

type Aliases = readonly (readonly [prefix: string, folder: string])[];

function readAliases(root: string): Aliases {
  const { imports = {} }: { readonly imports?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return Object.entries(imports).map(([alias, target]) => [
    alias.replace(/\*$/, ''),
    posix.normalize(target.replace(/\*$/, '')),
  ]);
}

function resolveImport(file: string, name: string, aliases: Aliases): string | null {
  if (name.startsWith('.')) return posix.join(dirname(file), name);
  const alias = aliases.find(([prefix]) => name.startsWith(prefix));
  return alias === undefined ? null : posix.join(alias[1], name.slice(alias[0].length));
}
