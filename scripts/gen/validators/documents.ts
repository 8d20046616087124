import { replaceWithLocalSchemaReferences, toAuthoredSchema } from '../../../engine/validation/authored-schema.ts';
import { type GeneratedFile, UNTRACKED_GENERATED_FOLDER } from '../generated-file.ts';
import { isJsonObject } from '../map-schema.ts';
import {
  COMMON_SCHEMA_FILE,
  findBlockFolders,
  getDocumentKindOfSchemaPath,
  kebabToCamelCase,
  readBlockSchema,
  readConfigSchemas,
} from '../read-schemas.ts';
import { removeSchemaAnnotations } from './remove-annotations.ts';
import { generateValidatorModule } from './standalone.ts';

/** Generates validators of documents by kind, and of block props, as documents write them, by block type. */
export function generateDocumentValidators(root: string): GeneratedFile[] {
  const schemas = readConfigSchemas(root);
  const kinds = Object.keys(schemas).filter((path) => path !== COMMON_SCHEMA_FILE);
  const common = definitionsOf(schemas[COMMON_SCHEMA_FILE]);
  const kindDefs = new Map(Object.entries(common));
  for (const path of kinds) {
    const { $defs: _, ...own } = schemas[path] ?? {};
    for (const [name, def] of [
      ...Object.entries(definitionsOf(schemas[path])),
      [`kind-${getDocumentKindOfSchemaPath(path)}`, own] as const,
    ]) {
      if (kindDefs.has(name)) throw new Error(`${path}: the definition ${name} is in another schema already`);
      kindDefs.set(name, def);
    }
  }
  const blocks = findBlockFolders(root);
  const blockDefs = blocks.map((block) => [`block-${block.name}`, readBlockSchema(root, block)] as const);
  const folder = `${UNTRACKED_GENERATED_FOLDER}/documents`;
  return [
    ...generateValidatorModule(
      `${folder}/kinds.mjs`,
      selfContained(kindDefs),
      Object.fromEntries(
        kinds.map((path) => [getDocumentKindOfSchemaPath(path), `kind-${getDocumentKindOfSchemaPath(path)}`]),
      ),
    ),
    ...generateValidatorModule(
      `${folder}/blocks.mjs`,
      selfContained([
        ...Object.entries(common),
        ...blockDefs.map(([name, schema]) => [name, toAuthoredSchema(schema)] as const),
      ]),
      Object.fromEntries(blocks.map(({ name }) => [kebabToCamelCase(name), `block-${name}`])),
    ),
  ];
}

function definitionsOf(schema: Readonly<Record<string, unknown>> = {}): Record<string, object> {
  const { $defs: defs } = schema;
  return Object.fromEntries(
    Object.entries(isJsonObject(defs) ? defs : {}).filter((entry): entry is [string, object] => isJsonObject(entry[1])),
  );
}

function selfContained(defs: Iterable<readonly [string, object]>): Record<string, object> {
  return Object.fromEntries(
    [...defs].map(([name, schema]) => [name, removeSchemaAnnotations(replaceWithLocalSchemaReferences({ ...schema }))]),
  );
}
