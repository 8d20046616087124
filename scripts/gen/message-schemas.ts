import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSchema, readContract, type Schema } from './api/contract.ts';
import { clientSchemas } from './api/roots.ts';

const SOURCE = 'schemas/messages';
const SUFFIX = '.schema.json';

export interface Messages {
  readonly files: readonly { readonly name: string; readonly defs: Readonly<Record<string, Schema>> }[];
  /** The types of the commerce API as a client sees them, to which a file may refer. */
  readonly client: Readonly<Record<string, Schema>>;
}

export async function readMessages(root: string): Promise<Messages> {
  const { schemas } = await readContract(join(root, 'schemas/api'));
  const files = readdirSync(join(root, SOURCE))
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .map((file) => ({ name: file.slice(0, -SUFFIX.length), defs: readDefs(join(root, SOURCE, file)) }));
  return { files, client: clientSchemas(schemas) };
}

function readDefs(path: string): Record<string, Schema> {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isSchema(file) || !isSchema(file['$defs'])) throw new Error(`${path} has no $defs`);
  return Object.fromEntries(
    Object.entries(file['$defs']).filter((entry): entry is [string, Schema] => isSchema(entry[1])),
  );
}
