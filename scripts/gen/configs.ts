import { GENERATED_BANNER, type GeneratedFile } from './generated-file.ts';
import { isJsonObject, mapJsonObjects } from './map-schema.ts';
import { COMMON_SCHEMA_FILE, getDocumentKindOfSchemaPath, type JsonSchema, readConfigSchemas } from './read-schemas.ts';
import { compileSchemaTypes } from './types.ts';

/** Generates the types of document kinds. */
export async function generateConfigTypes(root: string): Promise<GeneratedFile[]> {
  const content = GENERATED_BANNER + (await configTypes(readConfigSchemas(root)));
  return [{ path: 'schemas/generated/config/types.gen.ts', content }];
}

/** Combines all schemas under $defs of one, so that shared types are declared once. */
async function configTypes(schemas: Record<string, JsonSchema>): Promise<string> {
  const defs: Record<string, unknown> = {};
  for (const [path, schema] of Object.entries(schemas)) {
    const { $defs, $schema, ...own } = schema;
    const local = (reference: string) => reference.replace(/^(?:[a-z-]+\.schema\.json)?#\/\$defs\//, '#/$defs/');
    const rebase = (value: unknown) =>
      mapJsonObjects(value, (node) => {
        const reference = node['$ref'];
        return typeof reference === 'string' ? { $ref: local(reference) } : null;
      });
    if (isJsonObject($defs)) for (const [name, def] of Object.entries($defs)) defs[name] = rebase(def);
    if (path !== COMMON_SCHEMA_FILE)
      defs[`${getDocumentKindOfSchemaPath(path)}Document`] = {
        ...(rebase(own) as object),
        title: `${String(schema['title'])}Document`,
      };
  }
  const names = Object.keys(defs).filter((name) => name.endsWith('Document'));
  const schema = {
    type: 'object',
    title: 'ConfigDocuments',
    description: 'The documents by their kind.',
    additionalProperties: false,
    required: names.map((name) => name.slice(0, -'Document'.length)),
    properties: Object.fromEntries(
      names.map((name) => [name.slice(0, -'Document'.length), { $ref: `#/$defs/${name}` }]),
    ),
    $defs: defs,
  };
  return `${await compileSchemaTypes(schema, 'ConfigDocuments')}\n`;
}
