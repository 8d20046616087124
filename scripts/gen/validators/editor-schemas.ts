import { toAuthoredSchema } from '../../../engine/validation/authored-schema.ts';
import { type GeneratedFile, UNTRACKED_GENERATED_FOLDER } from '../generated-file.ts';
import { isJsonObject, mapJsonObjects } from '../map-schema.ts';
import { COMMON_SCHEMA_FILE, findBlockFolders, readBlockSchema, readConfigSchemas } from '../read-schemas.ts';

/** Generates page and layout schemas for editors, in which props and slots depend on the block type. */
export function generateEditorSchemas(root: string): GeneratedFile[] {
  const schemas = readConfigSchemas(root);
  const blocks = findBlockFolders(root).map((block) => ({ name: block.name, schema: readBlockSchema(root, block) }));
  return ['page', 'layout'].map((kind) => {
    const { $defs: commonDefs } = schemas[COMMON_SCHEMA_FILE] ?? {};
    const own = schemas[`schemas/config/${kind}.schema.json`] ?? {};
    const local = (value: unknown) =>
      mapJsonObjects(value, (node) => {
        const reference = node['$ref'];
        return typeof reference === 'string' ? { ...node, $ref: `#/$defs/${reference.split('/').at(-1)}` } : null;
      });
    const defs: Record<string, unknown> = { ...(local(commonDefs) as object) };
    const types = blocks.map(({ name, schema }) => {
      const meta = isJsonObject(schema['x-block']) ? schema['x-block'] : {};
      const slots = isJsonObject(meta['slots']) ? Object.keys(meta['slots']) : [];
      const { $schema, 'x-block': _, ...props } = schema;
      defs[`block-${name}`] = local(toAuthoredSchema(props));
      return { name, title: meta['title'], description: meta['description'], slots };
    });
    const node = isJsonObject(defs['node']) ? defs['node'] : {};
    const properties = isJsonObject(node['properties']) ? node['properties'] : {};
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
    const content = {
      ...(local(own) as object),
      $defs: { ...defs, ...(isJsonObject(own['$defs']) ? own['$defs'] : {}) },
    };
    return {
      path: `${UNTRACKED_GENERATED_FOLDER}/documents/${kind}.schema.json`,
      content: `${JSON.stringify(content, null, 1)}\n`,
    };
  });
}
