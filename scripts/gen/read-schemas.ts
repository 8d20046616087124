import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Schema = Record<string, unknown>;

/** The definitions that config kinds and block schemas refer to. */
export const COMMON = 'schemas/config/common.schema.json';

/** The kind of document that the schema of this path describes. */
export function kindOf(path: string): string {
  return path.slice('schemas/config/'.length, -'.schema.json'.length);
}

export function readSchema(root: string, path: string): Schema {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The schemas of the config kinds by their path, the shared definitions among them. */
export function readConfigSchemas(root: string): Record<string, Schema> {
  const folder = 'schemas/config';
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.schema.json'));
  return Object.fromEntries(files.sort().map((file) => [`${folder}/${file}`, readSchema(root, `${folder}/${file}`)]));
}

/** Names of the block folders. */
export function blockNames(root: string): string[] {
  return readdirSync(join(root, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .filter((name) => readdirSync(join(root, 'blocks', name)).includes(`${name}.schema.json`))
    .sort();
}

export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
