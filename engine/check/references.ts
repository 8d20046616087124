import { pointerTo } from '../validation/json-pointer.ts';
import {
  isSchema,
  resolveReference,
  type Schema,
  type SchemaLibrary,
  type SchemaScope,
  within,
} from '../validation/schema-library.ts';

/** A value of a block's props that refers to something else of the site. */
export interface Reference {
  readonly kind: 'text' | 'markdown' | 'link' | 'image' | 'navigation';
  readonly pointer: string;
  readonly value: unknown;
}

const LINK = /common\.schema\.json#\/\$defs\/link$/;
const IMAGE = /common\.schema\.json#\/\$defs\/image$/;

/** Finds what props refer to, as their schema tells. The props passed the schema. */
export function referencesIn(
  schema: Schema,
  props: unknown,
  pointer: string,
  library: SchemaLibrary,
): readonly Reference[] {
  return collect({ schema, root: schema, library }, props, pointer);
}

function collect(scope: SchemaScope, value: unknown, pointer: string): readonly Reference[] {
  if (value === undefined) return [];
  const reference = scope.schema['$ref'];
  if (typeof reference === 'string' && LINK.test(reference)) return [{ kind: 'link', pointer, value }];
  if (typeof reference === 'string' && IMAGE.test(reference)) return [{ kind: 'image', pointer, value }];
  const target = resolveReference(scope);
  const { schema } = target;
  if ('x-text' in schema) return [{ kind: schema['x-text'] === 'markdown' ? 'markdown' : 'text', pointer, value }];
  if ('x-navigation' in schema) return [{ kind: 'navigation', pointer, value }];
  const branches = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  const found = branches.flatMap((branch) => collect(within(target, branch), value, pointer));
  if (Array.isArray(value)) {
    const items = within(target, schema['items']);
    return [...found, ...value.flatMap((item, index) => collect(items, item, pointerTo(pointer, index)))];
  }
  if (!isSchema(value)) return found;
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const own = Object.entries(value).flatMap(([name, child]) => {
    const part = Object.hasOwn(properties, name) ? properties[name] : schema['additionalProperties'];
    return collect(within(target, part), child, pointerTo(pointer, name));
  });
  return [...found, ...own];
}

/** The `route:` and `page:` links in a Markdown text, as links of a document. */
export function markdownLinks(markdown: string): readonly unknown[] {
  const targets = [
    ...markdown.matchAll(/\]\(\s*<?((?:route|page):[^\s)>]*)/g),
    ...markdown.matchAll(/^\s*\[[^\]]+\]:\s*<?((?:route|page):[^\s>]*)/gm),
    ...markdown.matchAll(/href\s*=\s*["']?((?:route|page):[^\s"'>]*)/g),
  ];
  return targets.map(([, target = '']) => {
    const [, kind, name, query] = /^(route|page):([^?#]*)(?:\?([^#]*))?/.exec(target) ?? [];
    return kind === 'page' ? { page: name } : { route: name, params: Object.fromEntries(new URLSearchParams(query)) };
  });
}
