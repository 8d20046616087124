import { authoredSchema } from './authored-schema.ts';
import { BANNER, type GeneratedFile } from './generated-file.ts';
import { blockNames, readConfigSchemas, readSchema, SCHEMA_BASE, type Schema } from './read-schemas.ts';
import { standaloneModule } from './standalone.ts';
import { isRecord, mapSchema, typesOf } from './types.ts';

const COMMON = 'schemas/config/common.schema.json';

/** Types and validators of the config kinds, and the page and layout schemas that know every block, for editors. */
export async function generateConfigs(root: string): Promise<GeneratedFile[]> {
  const schemas = readConfigSchemas(root);
  const kinds = Object.keys(schemas).filter((path) => path !== COMMON);
  const byUrl = Object.fromEntries(Object.entries(schemas).map(([path, schema]) => [SCHEMA_BASE + path, schema]));
  const exports = Object.fromEntries(kinds.map((path) => [kindOf(path), SCHEMA_BASE + path]));
  return [
    { path: 'schemas/generated/config/types.gen.ts', content: BANNER + (await configTypes(schemas)) },
    {
      path: 'schemas/generated/config/validators.gen.ts',
      content: standaloneModule(byUrl, exports),
    },
    ...editorSchemas(root, schemas),
  ];
}

function kindOf(path: string): string {
  return path.slice('schemas/config/'.length, -'.schema.json'.length);
}

/** One schema that holds all the others under $defs, so that shared types are declared once. */
async function configTypes(schemas: Record<string, Schema>): Promise<string> {
  const defs: Record<string, unknown> = {};
  for (const [path, schema] of Object.entries(schemas)) {
    const { $defs, $schema, ...own } = schema;
    const local = (reference: string) => reference.replace(/^(?:[a-z-]+\.schema\.json)?#\/\$defs\//, '#/$defs/');
    const rebase = (value: unknown) =>
      mapSchema(value, (node) => {
        const reference = node['$ref'];
        return typeof reference === 'string' ? { $ref: local(reference) } : null;
      });
    if (isRecord($defs)) for (const [name, def] of Object.entries($defs)) defs[name] = rebase(def);
    if (path !== COMMON)
      defs[`${kindOf(path)}Document`] = { ...(rebase(own) as object), title: `${String(schema['title'])}Document` };
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
  return `${await typesOf(schema, 'ConfigDocuments')}\n`;
}

/** Page and layout schemas in which each block's props and slots are known by its type. */
function editorSchemas(root: string, schemas: Record<string, Schema>): GeneratedFile[] {
  const blocks = blockNames(root).map((name) => ({
    name,
    schema: readSchema(root, `blocks/${name}/${name}.schema.json`),
  }));
  return ['page', 'layout'].map((kind) => {
    const { $defs: commonDefs } = schemas[COMMON] ?? {};
    const own = schemas[`schemas/config/${kind}.schema.json`] ?? {};
    const local = (value: unknown) =>
      mapSchema(value, (node) => {
        const reference = node['$ref'];
        return typeof reference === 'string' ? { ...node, $ref: `#/$defs/${reference.split('/').at(-1)}` } : null;
      });
    const defs: Record<string, unknown> = { ...(local(commonDefs) as object) };
    const types = blocks.map(({ name, schema }) => {
      const meta = isRecord(schema['x-block']) ? schema['x-block'] : {};
      const slots = isRecord(meta['slots']) ? Object.keys(meta['slots']) : [];
      const { $schema, 'x-block': _, ...props } = schema;
      defs[`block-${name}`] = local(authoredSchema(props));
      return { name, title: meta['title'], description: meta['description'], slots };
    });
    const node = isRecord(defs['node']) ? defs['node'] : {};
    const properties = isRecord(node['properties']) ? node['properties'] : {};
    defs['node'] = {
      ...node,
      properties: {
        ...properties,
        type: {
          description: 'Which block it is.',
          anyOf: [
            ...(kind === 'layout' ? [{ const: 'outlet', description: 'The place of the page.' }] : []),
            ...types.map(({ name, description }) => ({ const: name, description })),
          ],
        },
      },
      allOf: types.map(({ name, slots }) => ({
        if: { required: ['type'], properties: { type: { const: name } } },
        then: {
          properties: {
            props: { $ref: `#/$defs/block-${name}` },
            slots: { type: 'object', propertyNames: { enum: slots } },
          },
        },
      })),
    };
    const content = { ...(local(own) as object), $defs: { ...defs, ...(isRecord(own['$defs']) ? own['$defs'] : {}) } };
    return { path: `schemas/generated/config/${kind}.schema.json`, content: `${JSON.stringify(content, null, 1)}\n` };
  });
}
