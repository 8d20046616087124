import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelSchema, withoutFormat } from './api/camel-schema.ts';
import { isSchema, readContract, type Schema } from './api/contract.ts';
import { reachableSchemas } from './api/reachable.ts';
import { typesModule } from './api/types-module.ts';
import type { GeneratedFile } from './generated-file.ts';
import { standaloneModule } from './standalone.ts';

const SOURCE = 'schemas/messages';
const OUT = 'schemas/generated/messages';
const SUFFIX = '.schema.json';

/**
 * Types and validators of the messages that pages of others exchange with ours. A file may refer to the types of the
 * commerce API as a client sees them.
 */
export async function generateMessages(root: string): Promise<GeneratedFile[]> {
  const { schemas } = await readContract(join(root, 'schemas/api'));
  const client = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, camelSchema(schema)]));
  return readdirSync(join(root, SOURCE))
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .flatMap((file) => messageModules(file.slice(0, -SUFFIX.length), readDefs(join(root, SOURCE, file)), client));
}

function messageModules(
  name: string,
  own: Readonly<Record<string, Schema>>,
  client: Readonly<Record<string, Schema>>,
): GeneratedFile[] {
  const all = reachableSchemas(own, client);
  const checked = Object.fromEntries(Object.entries(all).map(([key, schema]) => [key, withoutFormat(schema)]));
  const roots = Object.keys(own).filter((key) => key.endsWith('Message'));
  const exports = roots.map((key) => [key.charAt(0).toLowerCase() + key.slice(1), `${name}.json#/$defs/${key}`]);
  const content = standaloneModule({ [`${name}.json`]: { $defs: checked } }, Object.fromEntries(exports), {
    terse: true,
  });
  return [
    { path: `${OUT}/${name}.types.gen.ts`, content: typesModule(all) },
    { path: `${OUT}/${name}.gen.ts`, content },
  ];
}

function readDefs(path: string): Record<string, Schema> {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isSchema(file) || !isSchema(file['$defs'])) throw new Error(`${path} has no $defs`);
  return Object.fromEntries(
    Object.entries(file['$defs']).filter((entry): entry is [string, Schema] => isSchema(entry[1])),
  );
}
