import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type JsonSchema = Record<string, unknown>;

/** Definitions that document kinds and block schemas refer to. */
export const COMMON_SCHEMA_FILE = 'schemas/config/common.schema.json';

/** Document kind of a schema file. */
export function getDocumentKindOfSchemaPath(path: string): string {
  return path.slice('schemas/config/'.length, -'.schema.json'.length);
}

export function readSchema(root: string, path: string): JsonSchema {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Schemas of all document kinds by path, including the shared definitions. */
export function readConfigSchemas(root: string): Record<string, JsonSchema> {
  const folder = 'schemas/config';
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.schema.json'));
  return Object.fromEntries(files.sort().map((file) => [`${folder}/${file}`, readSchema(root, `${folder}/${file}`)]));
}

export interface BlockFolder {
  /** Type of the block in documents, and name of its folder. */
  readonly name: string;
  /** Path relative to `blocks`, of area and name, such as `offers/jackpot-hero`. */
  readonly folder: string;
}

/** Finds the block folders of all areas. Throws if two areas have a block with the same type. */
export function findBlockFolders(root: string): BlockFolder[] {
  const blocks = listSubfolders(join(root, 'blocks')).flatMap((area) =>
    listSubfolders(join(root, 'blocks', area))
      .map((name) => ({ name, folder: `${area}/${name}` }))
      .filter(({ name, folder }) => existsSync(join(root, 'blocks', folder, `${name}.schema.json`))),
  );
  const sorted = blocks.sort((one, other) => (one.name < other.name ? -1 : 1));
  const twice = sorted.find(({ name }, index) => sorted[index + 1]?.name === name);
  if (twice) throw new Error(`blocks/${twice.folder}: another area has a block '${twice.name}' too. Rename one.`);
  return sorted;
}

export function readBlockSchema(root: string, { name, folder }: BlockFolder): JsonSchema {
  return readSchema(root, `blocks/${folder}/${name}.schema.json`);
}

/** Names of subfolders, except shared ones, which begin with an underscore. */
export function listSubfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
}

export function kebabToPascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function kebabToCamelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
