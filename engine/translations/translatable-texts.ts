import { isJsonObject, isListOfObjectsWithId } from '../site/json.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '../validation/config-kinds.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import {
  isJsonSchemaObject,
  type JsonSchema,
  resolveSchemaReference,
  type SchemaScope,
  withSubschema,
} from '../validation/schema-library.ts';
import type { TranslatableKind } from './translation-name.ts';

/** A text of a document that is written out in it, and that visitors read. */
export interface TranslatableText {
  /** Key in translation documents: `hero/heading` in the block or item `hero`, or `/head/title` outside of them. */
  readonly key: string;
  /** RFC 6901 pointer of the text in the document. */
  readonly pointer: string;
  /** Id of the block or navigation item; null outside of them. */
  readonly block: string | null;
  readonly text: string;
  readonly format: 'plain' | 'markdown';
  /** Schema of the text, with the title and description of its property. */
  readonly schema: JsonSchema;
}

const COMMON_NAME = 'common.schema.json';
const COMMON = COMMON_SCHEMAS[COMMON_NAME];

const TEXT = /common\.schema\.json#\/\$defs\/text$/;
const IMAGE = /common\.schema\.json#\/\$defs\/image$/;
const LINK = /common\.schema\.json#\/\$defs\/(?:link|contentReference)$/;
const NODES = /common\.schema\.json#\/\$defs\/nodes$/;

/** Place of a value. In props, ids of list items are steps of the key; elsewhere they begin a new one. */
interface Place {
  readonly pointer: string;
  readonly key: string;
  readonly block: string | null;
  readonly isInProps: boolean;
}

interface Walk {
  readonly blocks: BlockSchemas;
  readonly found: Map<string, TranslatableText>;
}

/**
 * Lists the texts of a merged document by the schemas: `x-text` of blocks, and in other schemas texts by reference,
 * alternative texts of pictures and `x-editor.text`. Names of content entries and empty texts are left out.
 */
export function listTranslatableTexts(
  kind: TranslatableKind,
  value: unknown,
  blocks: BlockSchemas,
): readonly TranslatableText[] {
  const { schema } = DOCUMENT_KIND_SCHEMAS[kind];
  const walk: Walk = { blocks, found: new Map() };
  const scope = { schema, root: schema, library: COMMON_SCHEMAS };
  visit(scope, value, { pointer: '', key: '', block: null, isInProps: false }, walk);
  return [...walk.found.values()];
}

function visit(scope: SchemaScope, value: unknown, place: Place, walk: Walk): void {
  if (value === undefined) return;
  const reference = getFullReference(scope);
  if (LINK.test(reference)) return;
  if (NODES.test(reference)) return visitNodes(value, place.pointer, walk);
  const target = resolveSchemaReference(scope);
  const about = { ...target.schema, ...scope.schema };
  if (TEXT.test(reference)) return addText(getStringSchema(target.schema), about, value, place, walk);
  if (IMAGE.test(reference)) return visitImage(target, value, place, walk);
  const format = getTextFormat(about);
  if (format) return addText(target.schema, about, value, place, walk, format);
  if ('x-navigation' in target.schema) return;
  const branches = Array.isArray(target.schema['anyOf']) ? target.schema['anyOf'] : [];
  for (const branch of branches) visit(withSubschema(target, branch), value, place, walk);
  if (Array.isArray(value)) visitList(withSubschema(target, target.schema['items']), value, place, walk);
  else if (isJsonObject(value)) visitObject(target, value, place, walk);
}

/** Definitions of the common schema refer to each other without its name. */
function getFullReference({ schema, root }: SchemaScope): string {
  const reference = String(schema['$ref'] ?? '');
  return reference.startsWith('#') && root === COMMON ? `${COMMON_NAME}${reference}` : reference;
}

/** Null for a string that is not a text, such as a key. */
function getTextFormat({ 'x-text': text, 'x-editor': editor }: JsonSchema): TranslatableText['format'] | null {
  const format = text ?? (isJsonSchemaObject(editor) ? editor['text'] : undefined);
  return format === 'plain' || format === 'markdown' ? format : null;
}

/** The branch of a text that is not a content key. */
function getStringSchema({ anyOf }: JsonSchema): JsonSchema {
  const branches: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [];
  return branches.filter(isJsonSchemaObject).find(({ type }) => type === 'string') ?? { type: 'string' };
}

function addText(
  schema: JsonSchema,
  { title, description }: JsonSchema,
  value: unknown,
  { pointer, key, block }: Place,
  { found }: Walk,
  format: TranslatableText['format'] = 'plain',
): void {
  if (typeof value !== 'string' || value.trim() === '' || found.has(pointer)) return;
  const { 'x-text': _, ...limits } = schema;
  found.set(pointer, { key, pointer, block, text: value, format, schema: { ...limits, title, description } });
}

function visitNodes(nodes: unknown, pointer: string, walk: Walk): void {
  if (!Array.isArray(nodes)) return;
  nodes.forEach((node: unknown, index) => {
    if (!isJsonObject(node) || typeof node['id'] !== 'string') return;
    const { id, type, props, slots } = node;
    const at = appendPointerStep(pointer, index);
    const block = typeof type === 'string' && Object.hasOwn(walk.blocks, type) ? walk.blocks[type] : undefined;
    if (block) {
      const scope = { schema: block.schema, root: block.schema, library: COMMON_SCHEMAS };
      visit(scope, props, { pointer: `${at}/props`, key: id, block: id, isInProps: true }, walk);
    }
    if (!isJsonObject(slots)) return;
    for (const [slot, children] of Object.entries(slots))
      visitNodes(children, appendPointerStep(`${at}/slots`, slot), walk);
  });
}

/** Pictures may be content keys, which are translated in content documents. */
function visitImage(scope: SchemaScope, image: unknown, place: Place, walk: Walk): void {
  if (!isJsonObject(image)) return;
  const properties = scope.schema['properties'];
  const alt = isJsonSchemaObject(properties) ? properties['alt'] : undefined;
  visit(withSubschema(scope, alt), image['alt'], withStep(place, 'alt'), walk);
}

function visitList(items: SchemaScope, list: readonly unknown[], place: Place, walk: Walk): void {
  const ids = isListOfObjectsWithId(list) ? list.map(({ id }) => id) : [];
  const hasIds = ids.length > 0 && new Set(ids).size === ids.length;
  list.forEach((item, index) => {
    const id = hasIds ? ids[index] : undefined;
    const pointer = appendPointerStep(place.pointer, index);
    if (id !== undefined && !place.isInProps) visit(items, item, { ...place, pointer, key: id, block: id }, walk);
    else visit(items, item, { ...place, pointer, key: appendPointerStep(place.key, id ?? index) }, walk);
  });
}

function visitObject(scope: SchemaScope, object: Readonly<Record<string, unknown>>, place: Place, walk: Walk): void {
  const properties = isJsonSchemaObject(scope.schema['properties']) ? scope.schema['properties'] : {};
  for (const [name, child] of Object.entries(object)) {
    const part = Object.hasOwn(properties, name) ? properties[name] : scope.schema['additionalProperties'];
    visit(withSubschema(scope, part), child, withStep(place, name), walk);
  }
}

function withStep(place: Place, step: string): Place {
  return { ...place, pointer: appendPointerStep(place.pointer, step), key: appendPointerStep(place.key, step) };
}
