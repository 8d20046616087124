import { appendPointerStep } from '../validation/json-pointer.ts';
import {
  isJsonSchemaObject,
  type JsonSchema,
  resolveSchemaReference,
  type SchemaLibrary,
  type SchemaScope,
  withSubschema,
} from '../validation/schema-library.ts';

/** A value in block props that refers to another document or picture. */
export type PropReference =
  | {
      readonly kind: 'text' | 'markdown' | 'link' | 'image' | 'navigation';
      readonly pointer: string;
      readonly value: unknown;
    }
  /** A content key for data, with the schema of its place. */
  | { readonly kind: 'json'; readonly pointer: string; readonly value: unknown; readonly scope: SchemaScope };

const LINK = /common\.schema\.json#\/\$defs\/link$/;
const IMAGE = /common\.schema\.json#\/\$defs\/image$/;

/** Finds the references in valid props, by their schema. */
export function findReferencesInProps(
  schema: JsonSchema,
  props: unknown,
  pointer: string,
  library: SchemaLibrary,
): readonly PropReference[] {
  return findReferencesInPropsPart({ schema, root: schema, library }, props, pointer);
}

/** The same for a part of the props. */
export function findReferencesInPropsPart(
  scope: SchemaScope,
  value: unknown,
  pointer: string,
): readonly PropReference[] {
  return collect(scope, value, pointer);
}

function collect(scope: SchemaScope, value: unknown, pointer: string): readonly PropReference[] {
  if (value === undefined) return [];
  const reference = scope.schema['$ref'];
  if (typeof reference === 'string' && LINK.test(reference)) return [{ kind: 'link', pointer, value }];
  if (typeof reference === 'string' && IMAGE.test(reference)) return [{ kind: 'image', pointer, value }];
  const target = resolveSchemaReference(scope);
  const { schema } = target;
  if ('x-text' in schema) return [{ kind: schema['x-text'] === 'markdown' ? 'markdown' : 'text', pointer, value }];
  if ('x-navigation' in schema) return [{ kind: 'navigation', pointer, value }];
  if ('x-json' in schema && !Array.isArray(value)) return [{ kind: 'json', pointer, value, scope: target }];
  const branches = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  const found = branches.flatMap((branch) => collect(withSubschema(target, branch), value, pointer));
  if (Array.isArray(value)) {
    const items = withSubschema(target, schema['items']);
    return [...found, ...value.flatMap((item, index) => collect(items, item, appendPointerStep(pointer, index)))];
  }
  if (!isJsonSchemaObject(value)) return found;
  const properties = isJsonSchemaObject(schema['properties']) ? schema['properties'] : {};
  const own = Object.entries(value).flatMap(([name, child]) => {
    const part = Object.hasOwn(properties, name) ? properties[name] : schema['additionalProperties'];
    return collect(withSubschema(target, part), child, appendPointerStep(pointer, name));
  });
  return [...found, ...own];
}

/** References in a Markdown text. */
export interface MarkdownReferences {
  /** Its `route:` and `page:` links, as links of a document. */
  readonly links: readonly unknown[];
  /** File names of its pictures. */
  readonly pictures: readonly string[];
  /** Links by path or with a forbidden scheme, which the page would render without their target. */
  readonly refusedLinks: readonly string[];
  /** Pictures from other sites, which the page would leave out. */
  readonly refusedPictures: readonly string[];
  /** Addresses of frames; '' for a frame without one. */
  readonly frames: readonly string[];
}

const FOLLOWED = /^(?:(?:route|page|mailto|tel):|https?:\/\/[^/])/i;
/** Links within the page or to itself with another query. */
const LINK_TO_ITS_PLACE = /^[#?]/;

// Bounded quantifiers, because 60,000 characters are searched on each save.
export function findMarkdownReferences(markdown: string): MarkdownReferences {
  const shown = [...markdown.matchAll(/!\[[^\]]{0,1000}\]\(\s*<?([^\s)>]+)/g)];
  const ofPictures = new Set(shown.map((picture) => picture.index + picture[0].indexOf('](')));
  const targets = named([
    ...[...markdown.matchAll(/\]\(\s*<?([^\s)>]+)/g)].filter(({ index }) => !ofPictures.has(index)),
    ...markdown.matchAll(/^[ \t]*\[(?!\^)[^\]]{1,1000}\]:\s*<?([^\s>]+)>?(?=\s*$|[ \t]+["'(])/gm),
    ...markdown.matchAll(/<a\s[^>]{0,2000}?href\s*=\s*["']?([^\s"'>]+)/gi),
  ]);
  const sources = named([...shown, ...markdown.matchAll(/<img\s[^>]{0,2000}?src\s*=\s*["']?([^\s"'>]+)/gi)]);
  const isAsset = (source: string) => source.startsWith('asset:');
  return {
    links: targets.flatMap((target) => markdownLink(target) ?? []),
    pictures: sources.filter(isAsset).map((source) => source.slice('asset:'.length)),
    refusedLinks: targets.filter((target) => !FOLLOWED.test(target) && !LINK_TO_ITS_PLACE.test(target)),
    refusedPictures: sources.filter((source) => !isAsset(source)),
    frames: [...markdown.matchAll(/<iframe\b([^>]*)/gi)].map(
      ([, parts = '']) => /\ssrc\s*=\s*["']?([^\s"'>]+)/i.exec(parts)?.[1] ?? '',
    ),
  };
}

function named(found: readonly RegExpMatchArray[]): readonly string[] {
  return found.map(([, name = '']) => name);
}

function markdownLink(target: string): object | null {
  const [, kind, name, query] = /^(route|page):([^?#]*)(?:\?([^#]*))?/.exec(target) ?? [];
  if (kind === undefined) return null;
  return kind === 'page' ? { page: name } : { route: name, params: Object.fromEntries(new URLSearchParams(query)) };
}
