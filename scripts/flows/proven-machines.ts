import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const FOLDER = '.vitrine/proven-machines';

/** Whether the walk noticed all mutants of a machine with its current sources. */
export function isMachineProven(root: string, machine: string, sources: string): boolean {
  try {
    return readFileSync(join(root, FOLDER, machine), 'utf8') === sources;
  } catch {
    return false;
  }
}

export function recordProvenMachine(root: string, machine: string, sources: string): void {
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(join(root, FOLDER, machine), sources);
}

/** Hash of a module with all its imports and the versions of installed packages. */
export function hashModuleWithImports(root: string, module: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of [...modulesFrom(join(root, module), root)].sort()) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function modulesFrom(file: string, root: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file, root)) modulesFrom(imported, root, seen);
  return seen;
}

/** Files of this checkout that a module imports at run time. */
function importsOf(file: string, root: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [join(dirname(file), name)];
    if (name.startsWith('#gen/')) return [join(root, '.vitrine', name.slice(1))];
    return name.startsWith('#') ? [join(root, name.slice(1))] : [];
  });
}
