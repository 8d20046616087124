import type { BlockSchema } from '../validation/block-schemas.ts';
import type { ResolvedImage, ResolvedLink, ResolvedNavigationItem, RichText } from './block-values.ts';

/** Looks up special prop values for one site, locale and capability set. */
export interface PropResolvers {
  /** Null where there is no entry of a type that fits. */
  text(value: string | ContentKeyReference): string | null;
  markdown(text: string): RichText;
  link(value: AuthoredLink): ResolvedLink;
  /** Null where there is no entry of a type that fits. */
  image(value: AuthoredImage | ContentKeyReference): ResolvedImage | null;
  /** The data of a `json` entry; null where there is none. */
  json(value: ContentKeyReference): unknown;
  navigation(name: string): readonly ResolvedNavigationItem[];
}

export interface ContentKeyReference {
  readonly content: string;
}

export type AuthoredLink =
  | {
      readonly route: string;
      readonly params?: Readonly<Record<string, string>>;
      readonly query?: Readonly<Record<string, string>>;
      readonly hash?: string;
    }
  | { readonly page: string; readonly hash?: string }
  | { readonly href: string };

export interface AuthoredImage {
  readonly asset: string;
  readonly alt: string | ContentKeyReference;
  readonly focus?: ResolvedImage['focus'];
}

type Schema = Readonly<Record<string, unknown>>;

const LINK = /common\.schema\.json#\/\$defs\/link$/;
const IMAGE = /common\.schema\.json#\/\$defs\/image$/;

/** The schema of a block, with the validator that was generated from it. */
type PropsSchema = Pick<BlockSchema, 'accepts' | 'schema'>;

/**
 * Resolves valid props of a document for the component: texts, links, pictures, navigations and default values. What
 * names missing content is left out, or else the object that needs it; null where the props need it.
 */
export function resolveProps(block: PropsSchema, props: unknown, resolvers: PropResolvers): unknown {
  const { accepts, schema } = block;
  const fitting: PropResolvers = {
    ...resolvers,
    json: (reference) => {
      const data = resolvers.json(reference);
      return data !== null && accepts(insertData(props, reference, data)) ? data : null;
    },
  };
  return resolveValue(schema, props ?? {}, schema, fitting) ?? null;
}

/** Props with data in place of each property that names it. */
function insertData(props: unknown, { content }: ContentKeyReference, data: unknown): unknown {
  if (!isSchema(props)) return props;
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isSchema(value) && value['content'] === content ? data : value,
    ]),
  );
}

/** Undefined for missing content. */
function resolveValue(schema: Schema, value: unknown, root: Schema, resolvers: PropResolvers): unknown {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    if (LINK.test(reference)) return resolvers.link(value as AuthoredLink);
    if (IMAGE.test(reference)) return resolvers.image(value as AuthoredImage | ContentKeyReference) ?? undefined;
    const target = localDefinition(root, reference);
    return target ? resolveValue(target, value, root, resolvers) : value;
  }
  if ('x-text' in schema) {
    const text = resolvers.text(value as string | { content: string });
    if (text === null) return undefined;
    return schema['x-text'] === 'markdown' ? resolvers.markdown(text) : text;
  }
  if ('x-navigation' in schema) return resolvers.navigation(String(value));
  if ('x-json' in schema && !Array.isArray(value)) {
    const data = resolvers.json(value as ContentKeyReference);
    return Array.isArray(data) ? resolveValue(schema, data, root, resolvers) : undefined;
  }
  if (Array.isArray(value)) {
    const items = schema['items'];
    return isSchema(items) ? resolveItems(items, value, root, resolvers) : value;
  }
  if (isSchema(value)) return resolveObject(schema, value, root, resolvers);
  return value;
}

/** Undefined where all items lack content. */
function resolveItems(items: Schema, value: readonly unknown[], root: Schema, resolvers: PropResolvers): unknown {
  const resolved = value.map((item) => resolveValue(items, item, root, resolvers)).filter((item) => item !== undefined);
  return resolved.length === 0 && value.length > 0 ? undefined : resolved;
}

function resolveObject(schema: Schema, value: Schema, root: Schema, resolvers: PropResolvers): unknown {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const rest = isSchema(schema['additionalProperties']) ? schema['additionalProperties'] : null;
  const resolved: Record<string, unknown> = {};
  for (const [name, child] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const childSchema = isSchema(own) ? own : rest;
    const resolvedChild = childSchema ? resolveValue(childSchema, child, root, resolvers) : child;
    if (resolvedChild !== undefined) resolved[name] = resolvedChild;
    else if (isRequired(schema, name)) return undefined;
  }
  for (const [name, own] of Object.entries(properties)) {
    if (!Object.hasOwn(value, name) && isSchema(own) && 'default' in own)
      resolved[name] = resolveValue(own, own['default'], root, resolvers);
  }
  return resolved;
}

function isRequired({ required }: Schema, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

function localDefinition(root: Schema, reference: string): Schema | null {
  const name = /^#\/\$defs\/([^/]+)$/.exec(reference)?.[1];
  const definitions = root['$defs'];
  const found = name && isSchema(definitions) ? definitions[name] : null;
  return isSchema(found) ? found : null;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
