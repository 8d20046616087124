import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker } from './checker.ts';
import { findFieldTextProblems } from './field-texts.ts';
import { listFilesInFolders } from './list-files.ts';

const KEYWORDS = new Set([
  ...['$schema', '$ref', '$defs', 'title', 'description', 'type', 'enum', 'const', 'default', 'anyOf'],
  ...['properties', 'required', 'additionalProperties', 'items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'multipleOf'],
  ...['x-block', 'x-text', 'x-navigation', 'x-json', 'x-form', 'x-field', 'x-rule', 'x-editor', 'examples'],
]);

/** Schemas whose properties are fields of the studio's forms. */
const FOLDERS_WITH_FORMS = ['schemas/config/', 'blocks/'];

/** Schemas of the forms of the shop, whose texts are messages. */
const SHOP_FORMS = 'schemas/forms/';
const TEXTS_OF_FIELDS = ['label', 'help', 'placeholder', 'options'];

type Node = Readonly<Record<string, unknown>>;

/**
 * Checks the schemas of documents, forms, messages and blocks: only keywords that type generation, validators and the
 * editor's forms all support, a description for each property, `additionalProperties` on each object, and what the
 * fields of the studio's forms need.
 */
export const schemasChecker: Checker = {
  name: 'schemas',
  hint: 'scripts/check/schemas.ts lists the keywords that may be used.',
  run: async (root) => {
    const files = listFilesInFolders(root, ['schemas/config', 'schemas/forms', 'schemas/messages', 'blocks'], (path) =>
      path.endsWith('.schema.json'),
    );
    const findings = files.flatMap((path) => {
      const schema: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
      if (path.startsWith(SHOP_FORMS))
        return [...describe(path, findFormTexts(schema)), ...describe(path, findingsIn(schema, '', false))];
      const hasForm = FOLDERS_WITH_FORMS.some((folder) => path.startsWith(folder));
      return describe(path, findingsIn(schema, '', hasForm));
    });
    return { filesRead: files.length, findings };
  },
};

interface SchemaFinding {
  readonly pointer: string;
  readonly message: string;
}

function describe(path: string, findings: readonly SchemaFinding[]): string[] {
  return findings.map(({ pointer, message }) => `${path}#${pointer} ${message}`);
}

function findFormTexts(schema: unknown): SchemaFinding[] {
  const form = isNode(schema) ? schema : {};
  const properties = isNode(form['properties']) ? Object.entries(form['properties']) : [];
  const nodes: (readonly [string, unknown])[] = [
    ['', form],
    ...properties.map(([name, property]) => [`/properties/${name}`, property] as const),
  ];
  return nodes.flatMap(([pointer, node]) => {
    const texts = isNode(node) ? [...('title' in node ? ['title'] : []), ...listTextsOfField(node['x-field'])] : [];
    return texts.map((text) => ({
      pointer,
      message: `has a ${text}: texts of forms are messages of a catalogue beside it`,
    }));
  });
}

function listTextsOfField(hints: unknown): string[] {
  return isNode(hints) ? TEXTS_OF_FIELDS.filter((text) => text in hints) : [];
}

function findingsIn(schema: unknown, pointer: string, hasForm: boolean): SchemaFinding[] {
  if (typeof schema === 'boolean') return [];
  if (!isNode(schema)) return [{ pointer, message: 'is not a schema' }];
  return [
    ...ownFindings(schema, pointer),
    ...(hasForm ? findFieldTextProblems(schema, pointer) : []),
    ...childrenOf(schema, pointer).flatMap(([child, at]) => findingsIn(child, at, hasForm)),
  ];
}

function ownFindings(schema: Node, pointer: string): SchemaFinding[] {
  const unknown = Object.keys(schema).filter((keyword) => !KEYWORDS.has(keyword));
  return [
    ...unknown.map((keyword) => ({ pointer, message: `uses the keyword ${keyword}, which is not on the list` })),
    ...(schema['type'] === 'object' && !('additionalProperties' in schema) && !('anyOf' in schema)
      ? [{ pointer, message: 'is an object that does not say additionalProperties' }]
      : []),
    ...(isNode(schema['properties'])
      ? Object.entries(schema['properties'])
          .filter(([, property]) => isNode(property) && !isDescribed(property))
          .map(([name]) => ({ pointer: `${pointer}/properties/${name}`, message: 'has no description' }))
      : []),
  ];
}

/** A reference needs no description: the definition has its own, which is checked under `$defs`. */
function isDescribed(property: Node): boolean {
  const { description } = property;
  return typeof description === 'string' ? description.trim().length > 0 : typeof property['$ref'] === 'string';
}

function childrenOf(schema: Node, pointer: string): [unknown, string][] {
  const maps = ['properties', '$defs'].flatMap((keyword) =>
    Object.entries(isNode(schema[keyword]) ? schema[keyword] : {}).map(([name, child]): [unknown, string] => [
      child,
      `${pointer}/${keyword}/${name}`,
    ]),
  );
  const single = ['items', 'additionalProperties']
    .filter((keyword) => keyword in schema)
    .map((keyword): [unknown, string] => [schema[keyword], `${pointer}/${keyword}`]);
  const branches = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return [
    ...maps,
    ...single,
    ...branches.map((child, index): [unknown, string] => [child, `${pointer}/anyOf/${index}`]),
  ];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
