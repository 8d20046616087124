import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSchemaObject, type JsonSchema, readApiContract } from './api/contract.ts';
import { toClientSchemas } from './api/roots.ts';

const SOURCE = 'schemas/messages';
const SUFFIX = '.schema.json';

export interface MessageSchemas {
  readonly files: readonly { readonly name: string; readonly defs: Readonly<Record<string, JsonSchema>> }[];
  /** Types of the commerce API as a client sees them, which messages may refer to. */
  readonly client: Readonly<Record<string, JsonSchema>>;
}

export async function readMessageSchemas(root: string): Promise<MessageSchemas> {
  const { schemas } = await readApiContract(join(root, 'schemas/api'));
  const files = readdirSync(join(root, SOURCE))
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .map((file) => ({ name: file.slice(0, -SUFFIX.length), defs: readDefs(join(root, SOURCE, file)) }));
  return { files, client: toClientSchemas(schemas) };
}

function readDefs(path: string): Record<string, JsonSchema> {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isSchemaObject(file) || !isSchemaObject(file['$defs'])) throw new Error(`${path} has no $defs`);
  return Object.fromEntries(
    Object.entries(file['$defs']).filter((entry): entry is [string, JsonSchema] => isSchemaObject(entry[1])),
  );
}
